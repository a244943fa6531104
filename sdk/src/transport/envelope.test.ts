import { expect, test } from 'vitest';
import { envelopeOf, fieldErrorsOf, isSuccess } from './envelope.ts';
import { NOT_JSON, parse } from './parse.ts';

test.each(['', '<!doctype html><p>Bad gateway', '{"code":1,"data":{"id":', 'undefined', '\u0000PNG'])(
  'a body that is no JSON is told apart: %j',
  (text) => expect(parse(text)).toBe(NOT_JSON),
);

test('JSON is read whatever it holds', () => {
  expect([parse('null'), parse('0'), parse(' {"a":1}\n')]).toEqual([null, 0, { a: 1 }]);
});

test('[R8.01] code 1 alone is a success', () => {
  const codes = [1, 0, -1, 200, 1102, 10];
  const successes = codes.filter((code) =>
    isSuccess(envelopeOf({ code, msg: '', data: null }) ?? { code: 0, msg: '', data: null }),
  );
  expect(successes).toEqual([1]);
});

test.each([null, 'text', 7, [], {}, { code: '1', data: {} }, { msg: 'ok' }, NOT_JSON])('no envelope: %j', (body) =>
  expect(envelopeOf(body)).toBeUndefined(),
);

test('what a server leaves out of an envelope is empty, not undefined', () => {
  expect(envelopeOf({ code: 1 })).toEqual({ code: 1, msg: '', data: null });
});

test('refused fields are read only where they are whole', () => {
  const whole = { field: 'password', message: 'too short' };
  expect(fieldErrorsOf({ errors: [whole, { field: 'x' }, null, 'text'] })).toEqual([whole]);
  expect([fieldErrorsOf(null), fieldErrorsOf({ errors: 'no' }), fieldErrorsOf('text')]).toEqual([[], [], []]);
});
