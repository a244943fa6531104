import { ACCESSORIES } from './families/accessories.ts';
import { BAGS } from './families/bags.ts';
import { BODY } from './families/body.ts';
import { CAMERAS } from './families/cameras.ts';
import { CLOTHES } from './families/clothes.ts';
import { COMPUTERS } from './families/computers.ts';
import { GAMES } from './families/games.ts';
import { HOUSE } from './families/house.ts';
import { JARS } from './families/jars.ts';
import { OUTDOORS } from './families/outdoors.ts';
import { PACKAGING } from './families/packaging.ts';
import { PHONE_ACCESSORIES } from './families/phone-accessories.ts';
import { PHONES } from './families/phones.ts';
import { SEATS } from './families/seats.ts';
import { SHOES } from './families/shoes.ts';
import { SOUND } from './families/sound.ts';
import { SPORT } from './families/sport.ts';
import { TABLE } from './families/table.ts';
import { TOY_MACHINES } from './families/toy-machines.ts';
import { TOYS } from './families/toys.ts';
import { WATCHES } from './families/watches.ts';
import type { Goods } from './shapes.ts';

export const GOODS: Goods = {
  ...ACCESSORIES,
  ...BAGS,
  ...BODY,
  ...CAMERAS,
  ...CLOTHES,
  ...COMPUTERS,
  ...GAMES,
  ...HOUSE,
  ...JARS,
  ...OUTDOORS,
  ...PACKAGING,
  ...PHONE_ACCESSORIES,
  ...PHONES,
  ...SEATS,
  ...SHOES,
  ...SOUND,
  ...SPORT,
  ...TABLE,
  ...TOY_MACHINES,
  ...TOYS,
  ...WATCHES,
};
