// Keccak-256 as Ethereum uses it, which is SHA-3 before its padding was changed; neither is among those of crypto.subtle.

const BITS = 64n;
const WORD = (1n << BITS) - 1n;
/** Bytes of a block: 1600 bits less twice the 256 of the result. */
const RATE = 136;
const ROUNDS = 24;

const rotated = (word: bigint, by: bigint) => ((word << by) | (word >> (BITS - by))) & WORD;

/** The constant of each round, from the shift register of the specification (FIPS 202, 3.2.5). */
function* roundConstants(): Generator<bigint> {
  let register = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register & 1) constant |= 1n << ((1n << BigInt(power)) - 1n);
      register = register & 0x80 ? ((register << 1) ^ 0x71) & 0xff : register << 1;
    }
    yield constant;
  }
}

/** One permutation of the 25 words; `state[x + 5 * y]` is the lane at (x, y). */
function permute(state: bigint[]): void {
  const at = (index: number) => state[index] ?? 0n;
  for (const constant of roundConstants()) {
    const columns = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    for (let index = 0; index < 25; index += 1) {
      const x = index % 5;
      state[index] = at(index) ^ (columns[(x + 4) % 5] ?? 0n) ^ rotated(columns[(x + 1) % 5] ?? 0n, 1n);
    }
    let [x, y, moved] = [1, 0, at(1)];
    for (let step = 1; step <= 24; step += 1) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = at(x + 5 * y);
      state[x + 5 * y] = rotated(moved, BigInt(((step * (step + 1)) / 2) % 64));
      moved = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const lanes = [0, 1, 2, 3, 4].map((lane) => at(row + lane));
      for (let lane = 0; lane < 5; lane += 1) {
        state[row + lane] =
          (lanes[lane] ?? 0n) ^ (~(lanes[(lane + 1) % 5] ?? 0n) & WORD & (lanes[(lane + 2) % 5] ?? 0n));
      }
    }
    state[0] = at(0) ^ constant;
  }
}

/** The Keccak-256 of a short text (ASCII, 135 characters at most: one block), as 64 hexadecimal digits. */
export function keccak256(text: string): string {
  const block = new Uint8Array(RATE);
  block.set(new TextEncoder().encode(text));
  block[text.length] = 0x01;
  block[RATE - 1] = (block[RATE - 1] ?? 0) | 0x80;
  const view = new DataView(block.buffer);
  const state = Array.from({ length: 25 }, (_, lane) => (lane < RATE / 8 ? view.getBigUint64(lane * 8, true) : 0n));
  permute(state);
  const result = new DataView(new ArrayBuffer(32));
  for (const [lane, word] of state.slice(0, 4).entries()) result.setBigUint64(lane * 8, word, true);
  return Array.from(new Uint8Array(result.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
