import type { Object3D } from 'three';
import { backpack, handbag, laptopCase, phonePouch, purse } from './families/bags.ts';
import {
  boxingGloves,
  crutch,
  fingerRing,
  glasses,
  lipstick,
  razor,
  soapBars,
  stethoscope,
  thermometer,
  toothbrush,
} from './families/body.ts';
import {
  cap,
  coat,
  dress,
  gloves,
  hat,
  robe,
  scarf,
  shirt,
  shirtAndTie,
  shorts,
  trousers,
} from './families/clothes.ts';
import { headphones } from './families/headphones.ts';
import { jar } from './families/jar.ts';
import { bar, bottle, carton, cheese, juiceBox, pouch, soupBowl, tin } from './families/packaging.ts';
import { phone } from './families/phone.ts';
import { desktop, keyboard, laptop, mouse, television, trackball } from './families/screens.ts';
import { bed, deskChair, diningChair, sofa } from './families/seats.ts';
import { boot, derby, flat, heel, runner, sandal, walkingBoot } from './families/shoes.ts';
import { karaoke, microphone, piano, radio, speaker } from './families/sound.ts';
import {
  beachUmbrella,
  bicycle,
  canoe,
  compass,
  football,
  rod,
  rope,
  skateboard,
  skis,
  snorkelSet,
  telescope,
  tent,
  torch,
} from './families/sport.ts';
import { alarmClock, basket, candles, dinnerSet, knife, mirror, plant, teapot, toolBox } from './families/table.ts';
import {
  arcadeStick,
  bulb,
  camcorder,
  camera,
  charger,
  controller,
  discs,
  flipPhone,
  guitar,
  phoneHolder,
  powerBank,
  printer,
  projector,
  screenGlass,
  smartPlug,
  telephone,
} from './families/tech.ts';
import {
  bear,
  car,
  chess,
  diceGame,
  dinosaur,
  kite,
  nestingDolls,
  robot,
  toyDrum,
  train,
  yoyo,
} from './families/toys.ts';
import { watch } from './families/watch.ts';

/** How goods are made in a colour (`#rrggbb`), by the keys of their models or by their numbers. */
export const GOODS: Readonly<Record<string, (colour: string) => Object3D>> = {
  'acacia-honey': () =>
    jar({ radius: 3.4, height: 7, lid: 'gold', filling: ['#eeb02c', 0.94], label: ['#fbf3dd', '#8a5a12', 'Acacia'] }),
  'linden-honey': () =>
    jar({ radius: 3, height: 7.8, lid: 'gold', filling: ['#f1d27a', 0.94], label: ['#e6efdc', '#4d6b2f', 'Linden'] }),
  'mountain-honey': () =>
    jar({
      radius: 3.7,
      height: 6.2,
      lid: 'wood',
      filling: ['#9a4f14', 0.94],
      label: ['#2f3a3f', '#f0e2c0', 'Mountain'],
    }),
  'green-olives': () =>
    jar({ radius: 2.9, height: 8, lid: 'gold', filling: ['#9aa043', 0.95], label: ['#f6f3e4', '#5d6b22', 'Olives'] }),
  'kalamata-olives': () =>
    jar({ radius: 3.1, height: 7, lid: 'gold', filling: ['#4d2a3a', 0.95], label: ['#efe1dc', '#5a2238', 'Kalamata'] }),
  'larder-storage-jar-clip-lid': () => jar({ radius: 4.2, height: 9, lid: 'clip', filling: ['#d9b382', 0.6] }),
  'larder-storage-jar-oak-lid': () => jar({ radius: 4, height: 7.6, lid: 'wood', filling: ['#7a4a2c', 0.72] }),
  'hush-scented-candle': () =>
    jar({ radius: 3.2, height: 5.6, lid: 'wood', filling: ['#f3e7cf', 0.8], label: ['#3f4a44', '#e9dfc8', 'Hush'] }),
  '106': () => bar(6.4, 12, { ground: '#2f2019', ink: '#e0b25c', word: '70 %', pattern: 'tiles' }, '#3a2116'),
  'milk-chocolate-with-hazelnuts': () =>
    bar(6.8, 11, { ground: '#7a4a8a', ink: '#f6e3c1', word: 'Hazelnut', pattern: 'dots' }, '#7b4a2b'),
  'dark-chocolate-with-sea-salt': () =>
    bar(6.4, 11.6, { ground: '#1f4a5a', ink: '#f4f1e6', word: 'Sea salt', pattern: 'waves' }, '#3f2417'),
  'morning-blend-coffee': () =>
    pouch(6.6, 10.4, 3.4, { ground: '#e9dcc5', ink: '#7a3f1d', word: 'Morning', pattern: 'sun' }),
  'ethiopia-guji-coffee': () =>
    pouch(6.6, 10.4, 3.4, { ground: '#1f3d35', ink: '#f0b45a', word: 'Guji', pattern: 'hills' }),
  'decaffeinated-coffee': () =>
    pouch(6.6, 10.4, 3.4, { ground: '#3f5f8a', ink: '#f3ead8', word: 'Decaf', pattern: 'waves' }),
  'dried-mango': () => pouch(7.4, 9.6, 2.6, { ground: '#f6b73c', ink: '#7a2f12', word: 'Mango', pattern: 'leaves' }),
  'dried-mango-with-chilli': () =>
    pouch(7.4, 9.6, 2.6, { ground: '#d9432f', ink: '#ffe2a0', word: 'Chilli', pattern: 'leaves' }),
  'roasted-peanuts-in-the-shell': () =>
    pouch(7, 9.8, 3, { ground: '#c98f4e', ink: '#3f2410', word: 'Peanuts', pattern: 'dots' }),
  'roasted-peanuts-shelled': () =>
    pouch(6.4, 8.6, 2.8, { ground: '#f3e3c0', ink: '#b4562a', word: 'Peanuts', pattern: 'tiles' }),
  'san-marzano-tomatoes': () =>
    tin(3.4, 8.6, { ground: '#c8281f', ink: '#fdf3dd', word: 'San Marzano', pattern: 'sun' }),
  'cherry-tomatoes-in-their-juice': () =>
    tin(3.6, 6.4, { ground: '#f7efdf', ink: '#c8281f', word: 'Cherry', pattern: 'dots' }),
  'uji-sencha': () => tin(3.1, 7.8, { ground: '#2f5d43', ink: '#e8dfb8', word: 'Sencha', pattern: 'waves' }, '#244a35'),
  'longjing-green-tea': () =>
    tin(3.5, 6.6, { ground: '#cfd9a6', ink: '#3f5a1f', word: 'Longjing', pattern: 'leaves' }, '#8a9a4a'),
  'jasmine-pearls': () =>
    tin(2.9, 8.4, { ground: '#f6eef0', ink: '#8a3f66', word: 'Jasmine', pattern: 'dots' }, '#b86f92'),
  'butter-biscuits': () =>
    tin(4.6, 4.8, { ground: '#f2cf73', ink: '#2f4a7a', word: 'Butter', pattern: 'tiles' }, '#2f4a7a'),
  'chocolate-chip-cookies': () =>
    tin(4.6, 4.8, { ground: '#5a3522', ink: '#f3ddb3', word: 'Cookies', pattern: 'dots' }, '#c98f4e'),
  'oat-biscuits': () => tin(4.2, 5.6, { ground: '#dfe6d0', ink: '#6b5a2f', word: 'Oat', pattern: 'leaves' }, '#8aa06a'),
  'lotus-mooncakes': () => carton(9, 5.2, 9, { ground: '#a8202a', ink: '#f0c96a', word: 'Lotus', pattern: 'sun' }),
  'custard-mooncakes': () =>
    carton(9, 5.2, 9, { ground: '#1f3a5f', ink: '#f3cf73', word: 'Custard', pattern: 'waves' }),
  'tonkotsu-ramen': () => soupBowl({ ground: '#b3262a', ink: '#fbe7c0', word: 'Tonkotsu', pattern: 'waves' }),
  'sesame-dan-dan-noodles': () => soupBowl({ ground: '#e0a83f', ink: '#4a2412', word: 'Dan Dan', pattern: 'dots' }),
  'miso-ramen': () => soupBowl({ ground: '#2f4f6f', ink: '#f6e6c4', word: 'Miso', pattern: 'hills' }),
  'alpine-cheese': () => cheese('#b98a4a', '#f3d98a'),
  'sheep-cheese': () => cheese('#e6dcc6', '#fbf3dc'),
  'apple-juice-boxes': () => juiceBox({ ground: '#8fc24f', ink: '#1f4a1f', word: 'Apple', pattern: 'dots' }),
  'apple-and-pear-juice-boxes': () => juiceBox({ ground: '#f0e27a', ink: '#4f6b1f', word: 'Pear', pattern: 'leaves' }),
  'daily-vitamin-d3-capsules': () =>
    bottle(2.6, 6.6, 'cap', '#ffffff', { ground: '#f2a93b', ink: '#5a2f08', word: 'D3', pattern: 'sun' }),
  'daily-magnesium-capsules': () =>
    bottle(2.9, 6, 'cap', '#22303f', { ground: '#e9eef3', ink: '#2f5f9a', word: 'Mg', pattern: 'tiles' }),
  'daily-omega-3-capsules': () =>
    bottle(2.5, 7.2, 'cap', '#d9b45a', { ground: '#2f6f8f', ink: '#f3ead0', word: 'Omega 3', pattern: 'waves' }),
  'plain-body-lotion': () =>
    bottle(2.5, 8.4, 'pump', '#3b3f44', { ground: '#f1ece2', ink: '#5a5f55', word: 'plain', pattern: 'waves' }),
  'plain-sun-lotion': () =>
    bottle(2.3, 8, 'flip', '#f08a3c', { ground: '#fff3d6', ink: '#e0701f', word: 'sun 50', pattern: 'sun' }),
  'grove-liquid-soap': () =>
    bottle(2.7, 7.2, 'pump', '#1f2a22', { ground: '#7f9a5a', ink: '#f4f0dc', word: 'Grove', pattern: 'leaves' }),
  'kind-plasters': () => carton(7.6, 5, 2.4, { ground: '#f6e1d3', ink: '#c0533f', word: 'kind', pattern: 'dots' }),
  'kind-blister-plasters': () =>
    carton(5.6, 7, 2.2, { ground: '#cfe5e8', ink: '#2f6f7a', word: 'blister', pattern: 'waves' }),
  'night-market-jigsaw': () =>
    carton(9, 9, 2.6, { ground: '#1c1d3f', ink: '#ffb84d', word: 'Night Market', pattern: 'tiles' }),
  'lighthouse-jigsaw': () =>
    carton(9, 9, 2.6, { ground: '#bfe0ee', ink: '#b8322a', word: 'Lighthouse', pattern: 'waves' }),
  'world-map-jigsaw': () =>
    carton(10.6, 8, 2.6, { ground: '#f0e3c4', ink: '#2f6f5a', word: 'World Map', pattern: 'hills' }),
  'meadow-beeswax-crayons': () =>
    carton(7.4, 6, 1.6, { ground: '#f4d35e', ink: '#2a6f4f', word: 'meadow', pattern: 'leaves' }),
  'meadow-oil-pastels': () =>
    carton(8.6, 5.4, 1.6, { ground: '#e8d8ea', ink: '#6a3f8a', word: 'pastels', pattern: 'tiles' }),
  'hush-pillar-candles': () => candles(),
  'rubber-plant': () => plant(false),
  monstera: () => plant(true),
  'weave-laundry-basket': (colour) => basket(false, colour),
  'weave-shelf-basket': (colour) => basket(true, colour),
  'table-dinner-set': (colour) => dinnerSet(true, colour),
  'table-starter-set': (colour) => dinnerSet(false, colour),
  'grove-olive-soap': () => soapBars(),
  'pivoine-lipstick': (colour) => lipstick(false, colour),
  'pivoine-lip-tint': (colour) => lipstick(true, colour),
  'ember-smart-bulb': () => bulb(false),
  'ember-colour-bulb': () => bulb(true),
  'keepsake-archive-discs-25-gb': () => discs(false),
  'keepsake-archive-discs-100-gb': () => discs(true),
  'firn-82-skis': () => skis(false),
  'firn-96-skis': () => skis(true),
  'ripple-travel-rod': () => rod(false),
  'ripple-set-rod-and-reel': () => rod(true),
  'dune-beach-umbrella': (colour) => beachUmbrella(false, colour),
  'dune-duo-beach-umbrella': (colour) => beachUmbrella(true, colour),
  'crag-climbing-rope': () => rope(false),
  'crag-cord-accessory-rope': () => rope(true),
  'fixture-football': () => football(false),
  'fixture-street-football': () => football(true),
  'loop-wooden-yo-yo': (colour) => yoyo(false, colour),
  'loop-metal-yo-yo': (colour) => yoyo(true, colour),
  'swift-delta-kite': (colour) => kite(false, colour),
  'swift-stunt-kite': (colour) => kite(true, colour),
  'nova-9-phone': (colour) =>
    phone(
      {
        width: 7.1,
        height: 14.7,
        lens: 0.62,
        lenses: [
          [0.95, 0.95],
          [0.95, 2.6],
        ],
        island: [1.9, 3.55, 0.9],
        sky: ['#1b2a4a', '#5b6fa8', '#f3b58a'],
      },
      colour,
    ),
  'nova-9-pro-phone': (colour) =>
    phone(
      {
        width: 7.7,
        height: 16,
        lens: 0.85,
        lenses: [
          [1.2, 1.2],
          [1.2, 3.3],
          [3.2, 2.25],
        ],
        island: [4.4, 4.5, 1.3],
        sky: ['#20103a', '#7b3f8f', '#ff9a76'],
      },
      colour,
    ),
  'nova-9e-phone': (colour) =>
    phone(
      {
        width: 7.3,
        height: 15.4,
        lens: 0.55,
        lenses: [
          [1.1, 0.95],
          [2.9, 0.95],
        ],
        island: [4, 1.9, 0.9],
        sky: ['#0f3d3a', '#3d9a86', '#e8f2c0'],
        back: 'matt',
      },
      colour,
    ),
  'pebble-2-compact-phone': (colour) =>
    phone(
      {
        width: 6.4,
        height: 12,
        lens: 0.9,
        lenses: [[1.1, 1.1]],
        island: [2.2, 2.2, 1],
        sky: ['#f7d3b5', '#ef8f7a', '#8a3f5c'],
        back: 'matt',
      },
      colour,
    ),
  'anvil-rugged-phone': () =>
    phone(
      {
        width: 8.2,
        height: 16,
        lens: 0.6,
        lenses: [
          [1, 1],
          [1, 2.6],
          [1, 4.2],
        ],
        island: [2, 5.2, 0.5],
        sky: ['#3a2a12', '#c9832a', '#f4d28a'],
        back: 'rubber',
      },
      '#d98a1f',
    ),
  'anvil-thermo-rugged-phone': () =>
    phone(
      {
        width: 8.2,
        height: 16.4,
        lens: 0.7,
        lenses: [
          [1.2, 1.2],
          [3.1, 1.2],
          [1.2, 3.1],
          [3.1, 3.1],
        ],
        island: [4.3, 4.3, 0.5],
        sky: ['#1d0b3c', '#c2185b', '#ffd54f'],
        back: 'rubber',
      },
      '#3d4238',
    ),
  '101': (colour) => headphones({ cup: 4.6, band: 3, arm: '#9a9da3', cushion: 'fabric' }, colour),
  'aria-studio-wired-headphones': (colour) =>
    headphones({ cup: 4.8, band: 2.4, arm: '#c9a45c', cushion: 'leather', cable: true }, colour),
  'aria-lite-on-ear-headphones': (colour) =>
    headphones({ cup: 3.3, band: 1.7, arm: '#d4d6da', cushion: 'leather' }, colour),
  'belleville-handbag': (colour) =>
    handbag({ width: 10.5, height: 7.6, depth: 4, taper: 1.2, handles: 'two', flap: false }, colour),
  'belleville-mini-bag': (colour) =>
    handbag({ width: 7.4, height: 5.4, depth: 2.8, taper: 0.6, handles: 'strap', flap: true }, colour),
  'belleville-tote': (colour) =>
    handbag({ width: 9.6, height: 9.8, depth: 3.4, taper: -1, handles: 'two', flap: false }, colour),
  'sling-phone-pouch': (colour) => phonePouch(4.6, 7.6, 'fabric', colour),
  'sling-leather-phone-pouch': (colour) => phonePouch(5, 8, 'leather', colour),
  'sou-coin-purse': (colour) => purse(false, colour),
  'sou-long-wallet': (colour) => purse(true, colour),
  'courier-laptop-briefcase': (colour) => laptopCase(false, colour),
  'courier-slim-laptop-sleeve': (colour) => laptopCase(true, colour),
  '102': (colour) => backpack(colour),
  'vela-14-laptop': (colour) => laptop(15.6, 10.8, ['#16324f', '#f2a65a', '#3a6ea5', '#14213d'], colour),
  'vela-16-laptop': (colour) => laptop(17.8, 12, ['#2b1d4f', '#f08a8a', '#6a4c93', '#1f1235'], colour),
  'vela-air-13-laptop': (colour) => laptop(14.4, 10, ['#bfe3ee', '#fbe7c6', '#5fa8a3', '#2b6777'], colour),
  'atlas-24-all-in-one-desktop': () => desktop(16, ['#f7c59f', '#efefd0', '#004e89', '#1a659e'], '#e4e6e9'),
  'atlas-27-all-in-one-desktop': () => desktop(18.5, ['#10223f', '#e8719a', '#5a3d8f', '#1c1440'], '#3a3d42'),
  'frame-4k-television': () => television(22, ['#8fc1d4', '#fdf0d5', '#7a9e7e', '#31572c'], 'wood'),
  'frame-oled-television': () => television(22, ['#0b132b', '#ff6b6b', '#3a0ca3', '#10002b'], 'steel'),
  'tactile-75-mechanical-keyboard': (colour) => keyboard(15, 6, 0.8, '#e07a3f', colour),
  'tactile-98-mechanical-keyboard': (colour) => keyboard(18, 6, 0.8, '#d9b23f', colour),
  'tactile-low-wireless-keyboard': (colour) => keyboard(15, 5, 0.3, '#5fa8a3', colour),
  'glide-s-wireless-mouse': (colour) => mouse(5.2, 1.5, '#b9bcc2', colour),
  'glide-pro-wireless-mouse': (colour) => mouse(6.2, 2.1, '#d99a4e', colour),
  'orb-one-trackball': (colour) => trackball(2.2, '#c7372f', colour),
  'orb-mini-trackball': (colour) => trackball(1.5, '#2b6fd0', colour),
  'pace-smart-watch': () =>
    watch({ face: 'rings', case: '#3a3c40', strap: 'rubber', strapColour: '#2a2c30', ground: '#08090c' }),
  'pace-sport-smart-watch': () =>
    watch({ face: 'sport', case: '#8d9096', strap: 'fabric', strapColour: '#3f5a4a', ground: '#101312' }),
  'meridian-line-automatic-watch': () =>
    watch({ face: 'analogue', case: '#d9dbdf', strap: 'leather', strapColour: '#7d4a26', ground: '#f5f1e6' }),
  'field-watch': () =>
    watch({ face: 'field', case: '#a3a6ab', strap: 'fabric', strapColour: '#6a6f45', ground: '#23281f' }),
  '104': () => sofa({ seats: 2, corner: false, arm: 3.6, leg: '#8a5a34' }, '#6f8f8a'),
  'cloud-three-seat-sofa': (colour) => sofa({ seats: 3, corner: false, arm: 3.2, leg: '#3a2a20' }, colour),
  'cloud-corner-sofa': (colour) => sofa({ seats: 3, corner: true, arm: 3, leg: '#b98a5a' }, colour),
  'line-dining-chair': (colour) => diningChair(colour),
  'line-desk-chair': (colour) => deskChair(colour),
  'still-oak-bed': () => bed('wood', '#b98a5a'),
  'still-upholstered-bed': () => bed('cloth', '#7c8794'),
  'gale-portable-speaker': (colour) => speaker('round', colour),
  'gale-home-speaker': (colour) => speaker('home', colour),
  'gale-bar-soundbar': (colour) => speaker('bar', colour),
  'harbour-table-radio': (colour) => radio('table', colour),
  'harbour-mini-travel-radio': (colour) => radio('travel', colour),
  'harbour-duo-stereo-radio': (colour) => radio('stereo', colour),
  'booth-usb-microphone': (colour) => microphone(false, colour),
  'booth-xl-microphone': (colour) => microphone(true, colour),
  'encore-karaoke-microphone': (colour) => karaoke(1, colour),
  'encore-duo-microphones': (colour) => karaoke(2, colour),
  'prelude-61-digital-piano': (colour) => piano(61, false, colour),
  'prelude-88-digital-piano': (colour) => piano(88, true, colour),
  // Clothes and shoes
  'ground-t-shirt': (colour) => shirt({ sleeve: 'short', neck: 'round' }, colour),
  'ground-polo-shirt': (colour) => shirt({ sleeve: 'short', neck: 'polo' }, colour),
  'ground-long-sleeved-t-shirt': (colour) => shirt({ sleeve: 'long', neck: 'round' }, colour),
  'clerk-dress-shirt': (colour) => shirt({ sleeve: 'long', neck: 'collar', buttons: true }, colour),
  'clerk-oxford-shirt': (colour) => shirt({ sleeve: 'short', neck: 'collar', buttons: true }, colour),
  'clerk-shirt-and-silk-tie-set': (colour) => shirtAndTie(colour),
  'linnea-blouse': (colour) => shirt({ sleeve: 'long', neck: 'bow', flare: 0.8 }, colour),
  'linnea-silk-blouse': (colour) => shirt({ sleeve: 'short', neck: 'bow', flare: 1.2, buttons: true }, colour),
  'forge-straight-jeans': (colour) => trousers(0.3, colour),
  'forge-tapered-jeans': (colour) => trousers(1, colour),
  'cove-swim-shorts': (colour) => shorts(false, colour),
  'cove-running-shorts': (colour) => shorts(true, colour),
  'pier-wool-coat': (colour) => coat(false, colour),
  'pier-rain-coat': (colour) => coat(true, colour),
  'verbena-midi-dress': (colour) => dress('midi', colour),
  'verbena-wrap-dress': (colour) => dress('wrap', colour),
  'verbena-knit-dress': (colour) => dress('knit', colour),
  'hana-robe': (colour) => robe(false, colour),
  'hana-silk-robe': (colour) => robe(true, colour),
  'corner-cap-cotton-twill': (colour) => cap(false, colour),
  'corner-cap-waxed-for-rain': (colour) => cap(true, colour),
  'riviera-sun-hat': (colour) => hat(false, colour),
  'riviera-bucket-hat': (colour) => hat(true, colour),
  'brume-scarf-cashmere-blend': (colour) => scarf(false, colour),
  'brume-scarf-lambswool': (colour) => scarf(true, colour),
  'frost-leather-gloves': (colour) => gloves(false, colour),
  'frost-knitted-gloves': (colour) => gloves(true, colour),
  'tempo-running-shoes': (colour) => runner(false, colour),
  'tempo-trail-running-shoes': (colour) => runner(true, colour),
  'mason-derby-shoes': (colour) => derby(false, colour),
  'mason-loafers': (colour) => derby(true, colour),
  '105': () => walkingBoot('#8a5a34'),
  'bruyere-knee-boots': (colour) => boot(true, colour),
  'bruyere-ankle-boots': (colour) => boot(false, colour),
  'odette-heels': (colour) => heel(false, colour),
  'odette-slingback-heels': (colour) => heel(true, colour),
  'plume-ballet-flats': (colour) => flat(false, colour),
  'plume-mary-janes': (colour) => flat(true, colour),
  'calanque-sandals': (colour) => sandal(false, colour),
  'calanque-platform-sandals': (colour) => sandal(true, colour),
  // For the house
  'steam-stoneware-teapot': (colour) => teapot(false, colour),
  'steam-glass-teapot': (colour) => teapot(true, colour),
  'arc-chefs-knife': () => knife('chef'),
  'arc-paring-knife': () => knife('paring'),
  'arc-bread-knife': () => knife('bread'),
  'dawn-alarm-clock': (colour) => alarmClock(false, colour),
  'dawn-light-wake-up-clock': (colour) => alarmClock(true, colour),
  'mend-home-tool-box': () => toolBox(false),
  'mend-pro-tool-box': () => toolBox(true),
  'pool-round-mirror': (colour) => mirror(false, colour),
  'pool-standing-mirror': (colour) => mirror(true, colour),
  // For the body
  'brisk-electric-toothbrush': (colour) => toothbrush(true, colour),
  'brisk-bamboo-toothbrush': (colour) => toothbrush(false, colour),
  'heritage-safety-razor': (colour) => razor(false, colour),
  'heritage-travel-razor': (colour) => razor(true, colour),
  'page-reading-glasses': (colour) => glasses(false, colour),
  'page-fold-reading-glasses': (colour) => glasses(true, colour),
  'rosee-ring-recycled-silver': () => fingerRing(false),
  'rosee-ring-14-carat-gold': () => fingerRing(true),
  'calm-digital-thermometer': () => thermometer(false),
  'calm-forehead-thermometer': () => thermometer(true),
  'pulse-stethoscope': (colour) => stethoscope(false, colour),
  'pulse-pro-stethoscope': (colour) => stethoscope(true, colour),
  'stride-forearm-crutch': () => crutch(false),
  'stride-folding-cane': () => crutch(true),
  'round-one-boxing-gloves-training': (colour) => boxingGloves(false, colour),
  'round-one-boxing-gloves-leather': (colour) => boxingGloves(true, colour),
  // Devices
  'pebble-flip-phone': (colour) => flipPhone(colour),
  'reserve-10-power-bank': (colour) => powerBank('slim', colour),
  'reserve-20-power-bank': (colour) => powerBank('large', colour),
  'reserve-snap-power-bank': (colour) => powerBank('snap', colour),
  'volt-30-charger': (colour) => charger(1, colour),
  'volt-65-charger': (colour) => charger(2, colour),
  'tap-smart-plug': () => smartPlug(false),
  'tap-outdoor-smart-plug': () => smartPlug(true),
  'grip-magnetic-car-mount': (colour) => phoneHolder(false, colour),
  'grip-magnetic-desk-stand': (colour) => phoneHolder(true, colour),
  'clear-screen-protector': () => screenGlass(false),
  'clear-privacy-screen-protector': () => screenGlass(true),
  'parlour-telephone': () => telephone(false),
  'parlour-cordless-telephone': () => telephone(true),
  'lumo-c1-compact-camera': (colour) => camera('compact', colour),
  'lumo-c2-compact-camera': (colour) => camera('tall', colour),
  'lumo-instant-camera': (colour) => camera('instant', colour),
  'lumo-v20-camcorder': () => camcorder(false),
  'lumo-v40-camcorder': () => camcorder(true),
  'matinee-projector': () => projector(false),
  'matinee-4k-projector': () => projector(true),
  'inkwell-310-tank-printer': () => printer(false),
  'inkwell-520-printer-and-scanner': () => printer(true),
  'cabinet-arcade-stick': (colour) => arcadeStick(false, colour),
  'cabinet-mini-arcade-stick': (colour) => arcadeStick(true, colour),
  'rally-3-controller': (colour) => controller(false, colour),
  'rally-elite-controller': (colour) => controller(true, colour),
  'squall-electric-guitar': (colour) => guitar(false, colour),
  'squall-junior-electric-guitar': (colour) => guitar(true, colour),
  // Outdoors
  '103': () => tent('#e08a1e'),
  'beam-400-torch': (colour) => torch(false, colour),
  'beam-1200-torch': (colour) => torch(true, colour),
  'bearing-plate-compass': () => compass(false),
  'bearing-sight-compass': () => compass(true),
  'otter-15-canoe': (colour) => canoe(false, colour),
  'otter-pack-inflatable-canoe': (colour) => canoe(true, colour),
  'lagoon-mask-and-snorkel': (colour) => snorkelSet(false, colour),
  'lagoon-junior-mask-and-snorkel': (colour) => snorkelSet(true, colour),
  'curb-street-skateboard': () => skateboard(false),
  'curb-cruiser-skateboard': () => skateboard(true),
  'lane-8-city-bicycle': (colour) => bicycle(false, colour),
  'lane-fold-bicycle': (colour) => bicycle(true, colour),
  'zenith-70-telescope': () => telescope(false),
  'zenith-130-telescope': () => telescope(true),
  // Toys
  'bruno-teddy-bear': (colour) => bear(false, colour),
  'bruno-sleepy-bear': (colour) => bear(true, colour),
  'caravan-dice-game': () => diceGame(false),
  'caravan-big-box': () => diceGame(true),
  'garden-nesting-dolls': () => nestingDolls(false),
  'forest-animals-nesting-dolls': () => nestingDolls(true),
  'dash-remote-control-car': (colour) => car(false, colour),
  'dash-rally-remote-control-car': (colour) => car(true, colour),
  'branch-line-wooden-railway': (colour) => train(false, colour),
  'branch-line-steam-train': (colour) => train(true, colour),
  'bolt-card-coding-robot': () => robot(false),
  'bolt-walker-robot': () => robot(true),
  'march-toy-drum': (colour) => toyDrum(false, colour),
  'march-music-set': (colour) => toyDrum(true, colour),
  'gambit-chess-set': () => chess(false),
  'gambit-travel-chess': () => chess(true),
  'cretaceous-dinosaur': (colour) => dinosaur(false, colour),
  'cretaceous-dinosaurs': (colour) => dinosaur(true, colour),
};
