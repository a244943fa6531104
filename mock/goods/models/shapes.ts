import * as three from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

type Point = readonly [x: number, y: number];
type Place = readonly [x: number, y: number, z: number];
type Material = three.Material;

/** Functions that build a good in a colour (`#rrggbb`), by the key of its model or by its number. */
export type Goods = Readonly<Record<string, (colour: string) => three.Object3D>>;

const mesh = (geometry: three.BufferGeometry, material: Material): three.Mesh => {
  const made = new three.Mesh(geometry, material);
  if (material.transparent) made.userData['clear'] = true;
  return made;
};

/** Combines parts into a group. */
export function group(...parts: readonly three.Object3D[]): three.Group {
  const made = new three.Group();
  made.add(...parts);
  return made;
}

/** Moves a part and rotates it (degrees). */
export function at<Part extends three.Object3D>(part: Part, [x, y, z]: Place, [rx, ry, rz]: Place = [0, 0, 0]): Part {
  part.position.set(x, y, z);
  part.rotation.set(...([rx, ry, rz].map((angle) => three.MathUtils.degToRad(angle)) as [number, number, number]));
  return part;
}

/** Rotates a part in place (degrees). */
export const rotated = <Part extends three.Object3D>(part: Part, degrees: Place): Part => at(part, [0, 0, 0], degrees);

export const scaled = <Part extends three.Object3D>(part: Part, x: number, y: number, z: number): Part => {
  part.scale.set(x, y, z);
  return part;
};

/** A point on a circle about the origin; 0 degrees is on the right. */
export function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A line followed by its mirror image; points on the axis appear once. */
export function mirrored<One extends Point | Place>(half: readonly One[]): One[] {
  const other = half.filter(([x]) => x !== 0).reverse();
  return [...half, ...other.map(([x, ...more]) => [-x, ...more] as unknown as One)];
}

/** A box with round edges, centred on the origin. */
export const box = (width: number, height: number, depth: number, radius: number, material: Material) =>
  mesh(
    new RoundedBoxGeometry(width, height, depth, 6, Math.min(radius, width / 2.01, height / 2.01, depth / 2.01)),
    material,
  );

export const ball = (radius: number, material: Material) => mesh(new three.SphereGeometry(radius, 64, 48), material);

/** A ring about the z axis. */
export const ring = (radius: number, thickness: number, material: Material, degrees = 360) =>
  mesh(new three.TorusGeometry(radius, thickness, 32, 96, three.MathUtils.degToRad(degrees)), material);

/**
 * A solid of revolution. `outline` is half its profile, from bottom to top, as [radius, height]. A part of the circle
 * is given as its start and its share.
 */
export function turned(outline: readonly Point[], material: Material, [from, part]: Point = [0, 1]): three.Mesh {
  const points = outline.map(([x, y]) => new three.Vector2(x, y));
  material.side = three.DoubleSide;
  return mesh(new three.LatheGeometry(points, 96 * part, from * 2 * Math.PI, part * 2 * Math.PI), material);
}

/** A cylinder with round edges, standing on the origin. */
export function drum(radius: number, height: number, edge: number, material: Material, top = radius): three.Mesh {
  const arc = (r: number, y: number, from: number): Point[] =>
    Array.from({ length: 9 }, (_, step) => {
      const [out, up] = onCircle(edge, from + step * 11.25);
      return [r - edge + out, y + up];
    });
  return turned([[0, 0], ...arc(radius, edge, -90), ...arc(top, height - edge, 0), [0, height]], material);
}

/** A tube through points. */
export const thread = (places: readonly Place[], radius: number, material: Material, closed = false) =>
  mesh(
    new three.TubeGeometry(
      new three.CatmullRomCurve3(
        places.map((one) => new three.Vector3(...one)),
        closed,
      ),
      128,
      radius,
      20,
      closed,
    ),
    material,
  );

/** A rectangle with round corners, centred on the origin. */
export function rectangle(width: number, height: number, radius: number): three.Shape {
  const [x, y] = [width / 2, height / 2];
  const shape = new three.Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + radius).absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** A smooth outline through points. */
export const outline = (points: readonly Point[], closed = true): three.Shape =>
  new three.Shape(
    new three.CatmullRomCurve3(
      points.map(([x, y]) => new three.Vector3(x, y, 0)),
      closed,
      'centripetal',
    )
      .getPoints(160)
      .map(({ x, y }) => new three.Vector2(x, y)),
  );

export const polygon = (points: readonly Point[]): three.Shape =>
  new three.Shape(points.map(([x, y]) => new three.Vector2(x, y)));

/** A plate in the shape of an outline, with a round edge, centred on the origin. */
export function plate(shape: three.Shape, depth: number, edge: number, material: Material): three.Mesh {
  const round = Math.min(edge, depth / 2.01);
  const geometry = new three.ExtrudeGeometry(shape, {
    depth: depth - 2 * round,
    bevelThickness: round,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 8,
    curveSegments: 32,
  });
  geometry.translate(0, 0, round - depth / 2);
  return mesh(geometry, material);
}

/** A flat picture facing the front, centred on the origin; its corners may be round. */
export function sheet(width: number, height: number, material: Material, radius = 0): three.Mesh {
  if (radius === 0) return mesh(new three.PlaneGeometry(width, height), material);
  const geometry = new three.ShapeGeometry(rectangle(width, height, radius), 24);
  const places = geometry.getAttribute('position');
  const uv = new Float32Array(places.count * 2);
  for (let index = 0; index < places.count; index += 1) {
    uv[index * 2] = places.getX(index) / width + 0.5;
    uv[index * 2 + 1] = places.getY(index) / height + 0.5;
  }
  geometry.setAttribute('uv', new three.BufferAttribute(uv, 2));
  return mesh(geometry, material);
}

/** A band of paper round part of a drum, centred on the origin. */
export const band = (radius: number, height: number, material: Material, degrees: number) =>
  mesh(
    new three.CylinderGeometry(
      radius,
      radius,
      height,
      96,
      1,
      true,
      three.MathUtils.degToRad(-degrees / 2),
      three.MathUtils.degToRad(degrees),
    ),
    material,
  );

/** Sets the camera's elevation for a good (degrees): flat goods are seen from higher up. */
export function seenFrom<Part extends three.Object3D>(above: number, part: Part): Part {
  part.userData['above'] = above;
  return part;
}

/** Lays a long, thin part on its back across the diagonal of the picture, where it is largest. */
export const lying = (part: three.Object3D): three.Object3D =>
  seenFrom(58, rotated(group(rotated(group(part), [-90, 0, 0])), [0, -66, 0]));
