import { byId } from './by-id.ts';

/** Checks of requests, for the proxy and for recordings. */
export const clientChecks = byId({
  client: {
    'route-undeclared': {
      asks: 'A client calls only what the contract declares',
      hint: 'A path of an older version, or a misspelt one: compare it with the contract, and use the generated client.',
    },
    'method-undeclared': {
      asks: 'A client uses the declared method',
      hint: 'Reads are GET, changes POST: use the generated client.',
    },
    'request-token-missing': {
      asks: 'A call that needs a login carries the header token',
      hint: 'The call went out before signing in, or as Authorization: Bearer: send the header token.',
    },
    'token-in-url': {
      asks: 'No token stands in an address',
      hint: 'Addresses end up in logs and histories: send the header token.',
    },
    'secret-in-url': {
      asks: 'No password, payment code or code stands in an address',
      hint: 'Addresses end up in logs and histories: send it in the body of a POST.',
    },
    'request-content-type': {
      asks: 'A body is sent as the declared kind',
      hint: 'A form library or axios with URLSearchParams sends another kind: set Content-Type: application/json.',
    },
    'request-body-json': {
      asks: 'The body of a request is JSON',
      hint: 'An object was sent without JSON.stringify, or nothing at all.',
    },
    'request-field-missing': {
      asks: 'A request has every field that is required',
      hint: 'undefined is dropped by JSON.stringify: fill the field.',
    },
    'request-field-unknown': {
      asks: 'A request has no field that the contract does not know',
      hint: 'A whole object of the store is sent: pick the fields.',
    },
    'request-field-wrong': {
      asks: 'Every field of a request has a value that the contract allows',
      hint: 'Input values are texts: convert numbers, and validate by the contract’s rules before sending.',
    },
    'request-query-missing': {
      asks: 'A request has every parameter that is required',
      hint: 'The parameter is undefined: do not send the request before it is known.',
    },
    'request-query-unknown': {
      asks: 'A request has no parameter that the contract does not know',
      hint: 'A tracking parameter, a misspelt name, or another style of nesting: use the generated client.',
    },
    'request-query-wrong': {
      asks: 'Every parameter has a value that the contract allows',
      hint: 'An empty text or NaN is sent for "none": leave the parameter out.',
    },
  },
  http: {
    'cross-origin': {
      asks: 'A page of another origin that calls the API may do so, and may read the answers',
      hint: 'Answer OPTIONS with the Access-Control headers, and every answer, failures too, with Access-Control-Allow-Origin; or serve page and API from one origin.',
    },
  },
});
