import * as three from 'three';

type Colour = three.ColorRepresentation;
/** The darkest colour, in linear light: a deeper black loses its shape in tone mapping and is hidden by a dark page. */
const DEEPEST = 0.05;
/** The same for metal, which shows only reflections. */
const DEEPEST_METAL = 0.12;

function physical(options: three.MeshPhysicalMaterialParameters): three.MeshPhysicalMaterial {
  const material = new three.MeshPhysicalMaterial(options);
  const { color, metalness } = material;
  const deepest = metalness === 1 ? DEEPEST_METAL : DEEPEST;
  const lift = Math.max(0, deepest - Math.max(color.r, color.g, color.b));
  color.setRGB(color.r + lift, color.g + lift, color.b + lift);
  return material;
}

/** The same colour in shade. */
export const darker = (colour: string): string =>
  `#${[1, 3, 5]
    .map((from) =>
      Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * 0.8)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const plastic = (color: Colour, roughness = 0.45) => physical({ color, roughness });
export const gloss = (color: Colour) => physical({ color, roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.08 });
export const metal = (color: Colour, roughness = 0.28) =>
  physical({ color, metalness: 1, roughness, envMapIntensity: 1.5 });
export const chrome = () => metal('#d4d7db');
export const brass = () => metal('#d9b978');
export const gilt = () => metal('#d6b36a');
export const rubber = (color: Colour) => physical({ color, roughness: 0.85 });
export const fabric = (color: Colour) =>
  physical({
    color,
    roughness: 0.95,
    sheen: 0.6,
    sheenRoughness: 0.6,
    sheenColor: new three.Color(color).lerp(new three.Color(0xffffff), 0.5),
  });
export const leather = (color: Colour) =>
  physical({ color, roughness: 0.52, sheen: 0.15, clearcoat: 0.18, clearcoatRoughness: 0.4 });
export const ceramic = (color: Colour) =>
  physical({ color, roughness: 0.38, clearcoat: 0.8, clearcoatRoughness: 0.12 });
export const wood = (color: Colour) => physical({ color, roughness: 0.6, map: grain() });
/** Transparent: casts no shadow. */
export const glass = (color: Colour = 0xffffff, opacity = 0.22) =>
  physical({
    color,
    roughness: 0.04,
    transparent: true,
    opacity,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    side: three.DoubleSide,
    depthWrite: false,
  });
/** A material that glows, unaffected by light. */
export const glowing = (color: Colour) => new three.MeshBasicMaterial({ color, toneMapped: false });

/** A surface texture, painted by a function on a canvas. */
export function painted(
  width: number,
  height: number,
  paint: (canvas: CanvasRenderingContext2D) => void,
): three.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  paint(context);
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Fills a canvas with a gradient from its first corner to a point. */
export function blend(canvas: CanvasRenderingContext2D, [x, y]: readonly [number, number], colours: readonly string[]) {
  const fill = canvas.createLinearGradient(0, 0, x, y);
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, canvas.canvas.width, canvas.canvas.height);
}

export function disc(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 7);
  canvas.fill();
}

export const printed = (map: three.Texture, roughness = 0.6) => physical({ map, roughness });

let grainTexture: three.Texture | undefined;
/** Fine stripes along a surface's second axis. */
function grain(): three.Texture {
  grainTexture ??= painted(256, 256, (canvas) => {
    for (let x = 0; x < 256; x += 1) {
      const shade = 225 + 24 * Math.sin(x * 0.41 + 3 * Math.sin(x * 0.07)) * Math.sin(x * 0.13 + 1);
      canvas.fillStyle = `rgb(${shade},${shade - 4},${shade - 10})`;
      canvas.fillRect(x, 0, 1, 256);
    }
  });
  return grainTexture;
}
