import { byId } from './by-id.ts';

/** Checks that the numbers, lists, states and times of one answer, or of a series of answers, agree. */
export const businessChecks = byId({
  paging: {
    'paging-limit': {
      asks: 'A page has no more entries than the limit asked for',
      hint: 'The limit of the query is ignored, or a default of the paginator used: pass limit on (simplePaginate($limit), PageRequest.of(page - 1, limit)).',
    },
    'paging-total': {
      asks: 'total counts the entries of all pages: it fits the entries that came, and stays',
      hint: 'total counts the page, or rows of a join: count distinct entries under the same filter, without limit.',
    },
    'paging-echo': {
      asks: 'page and limit in the answer are those of the request, or the contract’s defaults',
      hint: 'The paginator counts from 0, or has a default of its own (15 in Laravel, 20 in Spring): pass on what was asked, and set the contract’s default.',
    },
    'paging-repeat': {
      asks: 'No entry comes on two pages of one list',
      hint: 'The order is not unique (ORDER BY created_at alone), or new entries push the pages: add the id to the order, and keep to as_of.',
    },
    'paging-gap': {
      asks: 'All pages together have as many entries as total says, and none is missing',
      hint: 'Entries are filtered after the page was cut, or offset is counted wrongly: filter in the query, offset (page - 1) * limit.',
    },
    'paging-beyond': {
      asks: 'A page beyond the last one is an empty list, with the same total',
      hint: 'The last page is repeated, or 404 answered: answer list: [].',
    },
    'paging-as-of': {
      asks: 'A page asked for with an as_of repeats it, and shows nothing newer',
      hint: 'as_of is read from the clock on every call: take the one of the query, and filter created_at <= as_of.',
    },
    'list-id-repeat': {
      asks: 'No id comes twice in one list',
      hint: 'A join multiplies the rows: use DISTINCT, EXISTS or load the related rows apart.',
    },
    'list-order': {
      asks: 'A list comes in its declared order',
      hint: 'The order of the database is not an order: add ORDER BY with a unique last column.',
    },
    'list-count': {
      asks: 'A count in an answer is the number of what it counts',
      hint: 'The count is cached, or counts rows in place of pieces: count under the same filter as the list, in the same transaction.',
    },
  },
  state: {
    'text-parts': {
      asks: 'A text that is made of other fields has them in the contract’s order',
      hint: 'The parts are joined from the record up to its parents, or by the reader’s habit: join them in the order of the list beside the text.',
    },
    'exactly-one': {
      asks: 'Where exactly one entry is the default, or the current one, one is',
      hint: 'Deleting or editing the default leaves none, or choosing another leaves two: settle who it is in the same transaction as the change.',
    },
    'version-back': {
      asks: 'A version, or a mark that stays, never goes back for the customer who has seen the later value',
      hint: 'The read comes from a replica or a cache that lags behind the write: read from the primary, or empty the cache in the same transaction.',
    },
    'status-step': {
      asks: 'Statuses move only along the contract’s table',
      hint: 'A job or a handler writes the status without looking at the old one: UPDATE … WHERE status = <the one it may leave>.',
    },
    'status-fields': {
      asks: 'Status and the fields that follow from it agree',
      hint: 'The times and the status are written apart: set them in the same transition.',
    },
    'actions-mismatch': {
      asks: 'allowed_actions are those that the status can offer',
      hint: 'The list is made by hand in each endpoint: derive it from the status in one place.',
    },
  },
  money: {
    'money-sum': {
      asks: 'Sums add up to the cent',
      hint: 'Each part is rounded by itself, a fee is taken elsewhere, or floats are added: calculate in whole cents, round once, and give the rest to one part.',
    },
    'money-negative': {
      asks: 'An amount that cannot be below zero is not',
      hint: 'A discount is larger than its order: cap it at the subtotal.',
    },
    'money-changed': {
      asks: 'One order has one total amount in every answer',
      hint: 'The total is calculated anew from today’s prices: store it with the order.',
    },
    'prior-price': {
      asks: 'A former price is one that the customer was asked before the reduction, and the lowest of its 30 days',
      hint: 'prior_price is filled from the recommended price or from the highest one: keep each price with its dates, and take the lowest of the 30 days before the reduction.',
    },
    'balance-chain': {
      asks: 'The balance after a bill is the balance before it and its amount',
      hint: 'Balance and bill are written in two transactions, or the balance is read before the lock: lock the account row, and write both at once.',
    },
  },
  security: {
    'attempts-stay': {
      asks: 'The attempts that are left fall with each wrong one',
      hint: 'The number is a constant, or the failed attempt is rolled back with its transaction: count it in a transaction of its own.',
    },
  },
  time: {
    'deadline-passed': {
      asks: 'A deadline that runs lies after server_time, and disappears when it ends',
      hint: 'The job that closes what is overdue lags: decide by the time when reading, too.',
    },
    'server-time': {
      asks: 'server_time is the server’s clock at this moment',
      hint: 'A cached answer, or local time with a Z: take the instant when answering, in UTC.',
    },
    'time-order': {
      asks: 'What happens later has the later time',
      hint: 'Local times and UTC are mixed: store and send instants.',
    },
    'term-differs': {
      asks: 'What is good for a time ends so long after its moment as the contract says',
      hint: 'The lifetime is a default of the framework, or a unit is mistaken (days for hours, milliseconds for seconds): set the contract’s duration in one place.',
    },
    'slow-answer': {
      asks: 'An answer comes within the time limit that was set',
      hint: 'A query in a loop (N+1), no index, or a call to another service on the way: look at the slow query log.',
    },
  },
});
