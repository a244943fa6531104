import { expect, test } from 'vitest';
import { envelopeOf, fieldErrorsOf, isSuccess, parseEnvelope } from './envelope.ts';

test.each(['', '<!doctype html><p>Bad gateway', '{"code":1,"data":{"id":', 'undefined', '\u0000PNG'])(
  'a body that is not JSON has no envelope: %j',
  (text) => expect(parseEnvelope(text)).toBeUndefined(),
);

test('a JSON envelope is parsed', () => {
  expect(parseEnvelope(' {"code":1,"data":{"a":1}}\n')).toEqual({ code: 1, msg: '', data: { a: 1 } });
  expect([parseEnvelope('null'), parseEnvelope('0')]).toEqual([undefined, undefined]);
});

test('[R8.01] only code 1 is a success', () => {
  const codes = [1, 0, -1, 200, 1102, 10];
  const successes = codes.filter((code) =>
    isSuccess(envelopeOf({ code, msg: '', data: null }) ?? { code: 0, msg: '', data: null }),
  );
  expect(successes).toEqual([1]);
});

test.each([null, 'text', 7, [], {}, { code: '1', data: {} }, { msg: 'ok' }, undefined])('no envelope: %j', (body) =>
  expect(envelopeOf(body)).toBeUndefined(),
);

test('missing fields of an envelope are empty', () => {
  expect(envelopeOf({ code: 1 })).toEqual({ code: 1, msg: '', data: null });
});

test('malformed field errors are ignored', () => {
  const whole = { field: 'password', message: 'too short' };
  expect(fieldErrorsOf({ errors: [whole, { field: 'x' }, null, 'text'] })).toEqual([whole]);
  expect([fieldErrorsOf(null), fieldErrorsOf({ errors: 'no' }), fieldErrorsOf('text')]).toEqual([[], [], []]);
});
