import * as three from 'three';

/** The direction of the camera in degrees: round the good (0 is its front), and above the floor. */
export interface View {
  readonly round: number;
  readonly above: number;
}

const SAMPLES = 8;
/**
 * The share of the picture's width and height that a good fills. Its shadow extends further and fades before the edge.
 */
const FILLED = 0.86;

/** A low-discrepancy sequence in the unit interval, the same in every run. */
const halton = (index: number, base: number): number => {
  let value = 0;
  let part = 1 / base;
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    value += part * (rest % base);
    part /= base;
  }
  return value;
};

/** The room that shiny goods reflect: dim, with three soft boxes. */
function studio(): three.Scene {
  const room = new three.Scene();
  const panel = (strength: number, [x, y, z]: [number, number, number], width: number, height: number) => {
    const material = new three.MeshBasicMaterial({ side: three.DoubleSide });
    material.color.setScalar(strength);
    const mesh = new three.Mesh(new three.PlaneGeometry(width, height), material);
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  const walls = new three.MeshBasicMaterial({ color: 0xa6a8ad, side: three.BackSide });
  room.add(new three.Mesh(new three.SphereGeometry(20, 32, 16), walls));
  panel(7, [0, 12, 2], 14, 9);
  panel(6, [-11, 4, 6], 5, 12);
  panel(3, [12, 3, 2], 4, 12);
  panel(5, [-4, 6, -12], 16, 4);
  return room;
}

/** Draws goods as WebP on a transparent background, in soft light and above a soft shadow. */
export function createStage(size: number) {
  const renderer = new three.WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(size, size, false);
  renderer.setClearColor(0, 0);
  renderer.toneMapping = three.NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = three.PCFShadowMap;
  const environment = new three.PMREMGenerator(renderer).fromScene(studio(), 0.02).texture;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');

  const light = (strength: number): three.DirectionalLight => {
    const one = new three.DirectionalLight(0xffffff, strength);
    one.castShadow = true;
    one.shadow.mapSize.set(512, 512);
    one.shadow.radius = 4;
    one.shadow.normalBias = 0.02;
    one.shadow.bias = -0.0006;
    Object.assign(one.shadow.camera, { left: -1.6, right: 1.6, top: 1.6, bottom: -1.6, near: 0.1, far: 9 });
    return one;
  };

  return async (good: three.Object3D, { round, above }: View): Promise<string> => {
    const scene = new three.Scene();
    scene.environment = environment;
    scene.environmentIntensity = 0.62;
    const key = light(1.7);
    const sky = light(1.1);
    const placed = place(good);
    scene.add(placed, shadowUnder(renderer, placed), key, key.target, sky, sky.target);
    const middle = new three.Vector3(0, new three.Box3().setFromObject(placed).max.y / 2, 0);
    key.target.position.copy(middle);
    sky.target.position.copy(middle);
    const camera = fit(placed, middle, round, Math.max(above, good.userData['above'] ?? 0));
    const fitted = camera.projectionMatrix.clone();

    const sum = new Float32Array(size * size * 4);
    const frame = new Uint8Array(size * size * 4);
    const turn = three.MathUtils.degToRad(round);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const [a, b, c, d] = [2, 3, 5, 7].map((base) => halton(sample, base)) as [number, number, number, number];
      camera.projectionMatrix
        .copy(fitted)
        .premultiply(new three.Matrix4().makeTranslation(((a - 0.5) * 2) / size, ((b - 0.5) * 2) / size, 0));
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
      const radius = Math.sqrt(c);
      const angle = 2 * Math.PI * d;
      sky.position.set(radius * Math.cos(angle), Math.sqrt(1 - c) + 0.35, radius * Math.sin(angle));
      sky.position.multiplyScalar(4).add(middle);
      // The key light is to the viewer's left.
      key.position.set(-1.1 + 0.9 * (a - 0.5), 3 + 0.9 * (b - 0.5), 1.3 + 0.9 * (c - 0.5));
      key.position.applyAxisAngle(new three.Vector3(0, 1, 0), turn).add(middle);
      renderer.render(scene, camera);
      const gl = renderer.getContext();
      gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, frame);
      for (let at = 0; at < frame.length; at += 1) sum[at] = (sum[at] ?? 0) + (frame[at] ?? 0);
    }
    context.putImageData(new ImageData(averaged(sum, size), size, size), 0, 0);
    return canvas.toDataURL('image/webp', 0.74);
  };
}

const FLOOR = 5;

/** The shadow of a good on the floor: dark where it touches, lighter and wider below overhanging parts. */
function shadowUnder(renderer: three.WebGLRenderer, placed: three.Object3D): three.Object3D {
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const scene = new three.Scene();
  scene.overrideMaterial = new three.MeshBasicMaterial({ color: 0, side: three.DoubleSide });
  scene.add(placed);
  for (const [below, blur, strength] of [
    [0.12, 5, 0.5],
    [0.8, 16, 0.26],
    [2.5, 34, 0.2],
  ] as const) {
    const camera = new three.OrthographicCamera(-FLOOR / 2, FLOOR / 2, FLOOR / 2, -FLOOR / 2, 10 - below, 11);
    camera.position.y = 10;
    camera.up.set(0, 0, -1);
    camera.lookAt(0, 0, 0);
    renderer.render(scene, camera);
    context.filter = `blur(${blur}px)`;
    context.globalAlpha = strength;
    context.drawImage(renderer.domElement, 0, 0, 512, 512);
  }
  const map = new three.CanvasTexture(canvas);
  const floor = new three.Mesh(
    new three.PlaneGeometry(FLOOR, FLOOR),
    new three.MeshBasicMaterial({ map, transparent: true, depthWrite: false }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.renderOrder = -1;
  return floor;
}

/** Centres a good over the origin, stands it on the floor and scales its largest extent to 2. */
function place(good: three.Object3D): three.Object3D {
  good.traverse((part) => {
    part.castShadow = !(part.userData['clear'] ?? false);
    part.receiveShadow = part.castShadow;
  });
  const box = new three.Box3().setFromObject(good, true);
  const sizes = box.getSize(new three.Vector3());
  const middle = box.getCenter(new three.Vector3());
  const scale = 2 / Math.max(sizes.x, sizes.y, sizes.z);
  const placed = new three.Group();
  placed.add(good);
  placed.scale.setScalar(scale);
  placed.position.set(-middle.x * scale, -box.min.y * scale, -middle.z * scale);
  placed.updateMatrixWorld(true);
  return placed;
}

/** A camera with a long lens whose picture the good fills. */
function fit(good: three.Object3D, middle: three.Vector3, round: number, above: number): three.PerspectiveCamera {
  const camera = new three.PerspectiveCamera(16, 1, 1, 40);
  camera.position.setFromSphericalCoords(11, three.MathUtils.degToRad(90 - above), three.MathUtils.degToRad(round));
  camera.position.add(middle);
  camera.lookAt(middle);
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  const seen = new three.Box2();
  const point = new three.Vector3();
  good.traverse((part) => {
    if (!(part instanceof three.Mesh)) return;
    const places = part.geometry.getAttribute('position');
    for (let at = 0; at < places.count; at += 1) {
      point.fromBufferAttribute(places, at).applyMatrix4(part.matrixWorld).project(camera);
      seen.expandByPoint(new three.Vector2(point.x, point.y));
    }
  });
  const extent = seen.getSize(new three.Vector2());
  const centre = seen.getCenter(new three.Vector2());
  const scale = (2 * FILLED) / Math.max(extent.x, extent.y);
  camera.projectionMatrix
    .premultiply(new three.Matrix4().makeTranslation(-centre.x, -centre.y, 0))
    .premultiply(new three.Matrix4().makeScale(scale, scale, 1));
  return camera;
}

/** Averages premultiplied samples (bottom row first) into an image: straight alpha, top row first. */
function averaged(sum: Float32Array, size: number): Uint8ClampedArray<ArrayBuffer> {
  const image = new Uint8ClampedArray(sum.length);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const from = ((size - 1 - row) * size + column) * 4;
      const to = (row * size + column) * 4;
      const alpha = sum[from + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) image[to + channel] = ((sum[from + channel] ?? 0) / alpha) * 255;
      const margin = Math.min(row, column, size - 1 - row, size - 1 - column) / size;
      const opacity = (alpha / SAMPLES) * Math.min(1, margin / (0.5 - FILLED / 2));
      // Invisible steps of 4: WebP stores opacity without loss, and it took more than half of a file.
      image[to + 3] = opacity > 250 ? 255 : Math.floor(opacity / 4) * 4;
    }
  }
  return image;
}
