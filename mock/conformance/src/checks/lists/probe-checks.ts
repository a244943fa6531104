import { byId } from './by-id.ts';

/** Checks that need requests sent on purpose. */
export const probeChecks = byId({
  input: {
    'ordinary-refused': {
      asks: 'An ordinary call, with everything it needs, succeeds',
      hint: 'The test customer lacks something (a verified contact, a balance), or the handler fails: see the answer’s reason.',
    },
    'input-accepted': {
      asks: 'Input that the contract forbids is refused',
      hint: 'The validator knows fewer rules than the contract: copy them from the request’s schema (min, max, pattern, required, no unknown fields).',
    },
    'input-refused': {
      asks: 'Input that the contract allows is accepted',
      hint: 'The validator is stricter than the contract, or counts bytes in place of characters (strlen, VARCHAR in bytes): use mb_strlen and utf8mb4.',
    },
    'refusal-missing': {
      asks: 'What a refusal forbids is refused',
      hint: 'The rule is missing, or only the client keeps it: check it on the server, before anything is written.',
    },
    'not-found-otherwise': {
      asks: 'What does not exist for a customer, and nothing else, is refused as not found, by the name of its kind',
      hint: 'Another check comes first, or one refusal serves for all; or the list has other conditions than the record: look up the record with its customer first, with the conditions of the list.',
    },
    'limit-differs': {
      asks: 'A list holds as many entries as the contract allows, and no more',
      hint: 'The check leaves out the new entry, or has another limit: compare with >=, in the transaction that adds it.',
    },
    'input-crashes': {
      asks: 'No input leads to a server error',
      hint: 'Input reaches the code before it is validated (null, an array for a text, NUL in PostgreSQL): validate types first.',
    },
    'check-order': {
      asks: 'A server looks at path, method, token, size, syntax, fields and business in this order',
      hint: 'Validation runs before authentication: order the middleware as info.description says.',
    },
  },
  http: {
    'operation-missing': {
      asks: 'The server has every operation of the contract',
      hint: 'The route is not there yet, or the web server sends it elsewhere: route all of /api to the application.',
    },
    'method-not-allowed': {
      asks: 'A method that the path does not have is answered with 405',
      hint: 'Routes are registered for any method, or unknown methods give 404: register the one method.',
    },
    'path-unknown': {
      asks: 'A path that does not exist is answered with 404 in the envelope',
      hint: 'The web server answers before the application: route all of /api to it.',
    },
    'media-type-unsupported': {
      asks: 'A body of another kind is answered with 415',
      hint: 'The framework reads form bodies too: refuse what is not application/json.',
    },
    'body-unreadable': {
      asks: 'A body that is not JSON is answered with 400',
      hint: 'json_decode gives null and nobody looks: check json_last_error(), or throw with JSON_THROW_ON_ERROR.',
    },
    'body-too-large': {
      asks: 'A body that is too large is answered with 413 in the envelope',
      hint: 'nginx or PHP (post_max_size) cuts it: answer 413 as JSON there as well.',
    },
  },
  paging: {
    'filter-ignored': {
      asks: 'A parameter does to the list what the contract says: it leaves the entries that fit, and those alone',
      hint: 'The parameter’s name or its nesting (filter[sub]) is not read: compare it with the contract.',
    },
    'parameter-too-far': {
      asks: 'A parameter does not change parts of an answer that the contract says ignore it',
      hint: 'The counts are taken from the filtered list: count facets and unread entries without this filter.',
    },
    'default-ignored': {
      asks: 'A parameter that is left out is its default',
      hint: 'The framework has a default of its own, or none: set the contract’s where the parameter is read.',
    },
    'paging-shifts': {
      asks: 'A list as of a moment leaves out what was added since, also from its total',
      hint: 'as_of is taken and not used, or not in the count: add it to the WHERE of both queries.',
    },
    'sort-ignored': {
      asks: 'A list comes in the order that was asked for',
      hint: 'The parameter is not read, or amounts are compared as texts: order by the number.',
    },
  },
  security: {
    'token-missing': {
      asks: 'A call that needs a login answers 401 without a token',
      hint: 'The route is outside the authenticated group, or its guard answers 403: protect all but the public routes, and answer 401.',
    },
    'token-bad': {
      asks: 'A token that is unknown or ended leads to 401, on public calls too',
      hint: 'Optional authentication takes a bad token for none: answer 401 whenever a token was sent and is not valid.',
    },
    'token-after-logout': {
      asks: 'A token is worth nothing after logout or revocation',
      hint: 'Stateless tokens (JWT) live until they expire: keep a list of revoked ones, or of valid sessions.',
    },
    'token-foreign': {
      asks: 'What belongs to another customer does not exist for this one',
      hint: 'Records are found by id alone: add the customer to every WHERE (IDOR).',
    },
    'foreign-change': {
      asks: 'What one customer does changes nothing that another one sees of their own',
      hint: 'A count, a total or a cache has no customer in its WHERE or in its key: add it.',
    },
    'token-refused': {
      asks: 'A valid token is accepted',
      hint: 'The proxy drops the header token, or the guard reads Authorization: read the header token.',
    },
    'token-url-accepted': {
      asks: 'A token in the address is not accepted',
      hint: 'The guard reads the token from all input ($request->input("token"), $_REQUEST): read the header alone.',
    },
    'secret-unchecked': {
      asks: 'A wrong password, payment code, step-up or code of a message is refused',
      hint: 'The value is taken but never compared, or a test switch is left on: compare it with the stored hash before anything else.',
    },
    'guessing-unlimited': {
      asks: 'Guessing passwords, payment codes or codes is slowed down',
      hint: 'No counter by account: count failures by account and by address, and answer too_many_attempts or 429.',
    },
    'existence-told': {
      asks: 'Signing in and requesting codes do not reveal which accounts exist',
      hint: 'Unknown account and wrong password are answered differently: answer the same, in the same time.',
    },
  },
  money: {
    'ordered-otherwise': {
      asks: 'Orders are what was quoted, one for each shop with its freight once and the duties quoted, and take their lines out of the cart',
      hint: 'Quote and order calculate apart, freight is added for each line, or the whole cart is cleared: use one function, group by shop, and delete the lines that were ordered.',
    },
  },
  idempotency: {
    'repeat-not-idempotent': {
      asks: 'The same call with the same idempotency key is carried out once, and answered the same',
      hint: 'The key is not stored, or after the work: insert it first under a unique index, in the same transaction, and keep the answer.',
    },
    'repeat-concurrent': {
      asks: 'The same call twice at the same time is carried out once',
      hint: 'Read, decide, write without a lock: a unique index on the key, or SELECT … FOR UPDATE.',
    },
    'change-lost': {
      asks: 'Two orders of one item at the same time are both taken from its stock',
      hint: 'The stock is read, computed and written back: UPDATE … SET stock = stock - 1 WHERE stock >= 1, in the transaction of the order.',
    },
    'idempotency-key-reused': {
      asks: 'A key that was used for another call is refused',
      hint: 'Only the key is compared: store a hash of the body with it and answer idempotency_conflict.',
    },
    'idempotency-key-kept': {
      asks: 'A key is free again after a refusal',
      hint: 'The key is stored before the work and remains after a refusal: store it in the transaction of the success.',
    },
    'key-not-told': {
      asks: 'The outcome of a call can be looked up by its idempotency key, even after the key has expired (1 440 minutes)',
      hint: 'The key is stored with the answer alone: store it in the record too, and show it to its owner in the list.',
    },
    'repeat-harms': {
      asks: 'A call that the contract calls idempotent can be repeated without harm',
      hint: 'The second call answers an error or a conflict, or toggles: make it set a state, and answer the same.',
    },
    'version-ignored': {
      asks: 'A change that names an older version is refused with what stands now',
      hint: 'The version is not compared: UPDATE … WHERE version = ?, and answer version_conflict when no row changed.',
    },
  },
  state: {
    'refusal-changes': {
      asks: 'A refused call changes nothing',
      hint: 'Part of the work is done before the check that refuses it: check everything first, or roll back.',
    },
    'undone-otherwise': {
      asks: 'Undoing a change in time restores what it changed',
      hint: 'The row is deleted and created again: mark it as deleted instead, and restore it by removing the mark.',
    },
    'state-transition': {
      asks: 'An action does to the state what the contract says, and is refused in the wrong state',
      hint: 'The handler does not look at the status: check it under the same lock as the change.',
    },
    'read-changes': {
      asks: 'A GET changes nothing',
      hint: 'A read marks as read or creates a row: do so in the POST that the contract has for it.',
    },
    'read-after-write': {
      asks: 'What was written is read back as it was written',
      hint: 'A replica lags, a cache is not emptied, or text is trimmed or escaped on the way: read from the primary after a write, store as it came.',
    },
    'same-elsewhere': {
      asks: 'A value that the contract names in two reads is the same in both',
      hint: 'A join finds another row (the first specification, an old price), or a copy of the value is not kept up: read it from one place.',
    },
    'listed-otherwise': {
      asks: 'A record is in a list exactly when its state says so',
      hint: 'A join or a scope of the list hides what is sold out or removed: filter by what the contract names alone.',
    },
    'left-out-untold': {
      asks: 'A call that may leave some records out acts on the others, and names exactly those that it left out',
      hint: 'Unknown ids fall out of WHERE id IN (…) without a word, or stop the others: compare what was found with what was asked for.',
    },
    differs: {
      asks: 'The server and the mock answer the same run alike',
      hint: 'Compare the two answers at the contract’s line: where it leaves the matter open, ask.',
    },
  },
  cache: {
    'invalidates-missing': {
      asks: 'Every read that x-invalidates names can show the change',
      hint: 'The change is not stored, or a server-side cache of this read is not emptied.',
    },
    'invalidates-extra': {
      asks: 'Reads that x-invalidates does not name stay as they were',
      hint: 'The handler changes more than the contract says (touches, counters, other customers’ data): undo it, or ask to have the read added.',
    },
  },
});
