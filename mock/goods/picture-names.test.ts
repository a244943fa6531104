import { expect, test } from 'vitest';
import { drawnPictures } from '../src/world/data/drawn-pictures.ts';
import { choicesOfGoods, drawingNamed, namesToDraw } from './picture-names.ts';

test('what is drawn is what is there: of every good something, and nothing that nobody sells', () => {
  const names = namesToDraw([]);
  expect(names.map((name) => `${name}.webp`)).toEqual([...drawnPictures()]);
  expect(new Set(names.map((name) => drawingNamed(name).good))).toEqual(new Set(choicesOfGoods.keys()));
});

test('a part of a name draws all that have it, each once', () => {
  const found = namesToDraw(['101.mist', 'acacia', '101.mist.back']);
  expect(found).toEqual(['101.mist.back', '101.mist.side', '101.mist', 'acacia-honey']);
});

test('a name that is not there draws a new picture, if the good is sold like that', () => {
  expect(namesToDraw(['101.sand.side']).map(drawingNamed)).toEqual([{ good: '101', colour: '#c8ad85', side: 'side' }]);
  for (const name of ['nowhere', '101.nowhere', '101.sand.above', '101.sand.side.back'])
    expect(() => namesToDraw([name]).map(drawingNamed)).toThrow(name);
});
