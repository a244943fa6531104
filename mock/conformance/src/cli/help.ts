import { contractName } from '../../../shared/installation.ts';
import { commands } from '../installation.ts';
import { PARALLEL } from '../run/pool.ts';

export const overview = `Checks back ends against the contract.

${commands.run} --help     sends requests to a running server, and checks what it answers
${commands.proxy} --help   checks what passes between any client and a server
`;

export const runHelp = `Checks a running server against the contract, and says what does not conform, where the contract says so, and how to
see it again.

Usage: ${commands.run} <address> --account <name> [options]
       ${commands.run} --har <file> [--base-url <address>]
       ${commands.run} --compare <address> <address> --account <name> [options]
       ${commands.run} --merge <report.json> <report.json> …

The server and its customers
  <address>                where the server stands, without /api: https://staging.example.com
  --account <name>         the e-mail address or mobile number of a customer made for tests
  --second <name>          another customer: shows whether customers see each other's data
  --header "<name>: <value>"   sent with every request; may be repeated
  --insecure               takes a certificate that nobody has signed
Secrets come by environment: MERIDIAN_PASSWORD, MERIDIAN_PAY_CODE, MERIDIAN_SECOND_PASSWORD
(--password works too, but stays in your shell's history).

What is done
  --allow-writes           also calls what stays: orders, payments, withdrawals, refunds, messages, passwords
  --promo-code <code>      a promo code that the customer has not used: also orders with a discount
  --code-command <cmd>     prints the verification code sent last; gets CHANNEL (email, mobile) and TO
  --advance-command <cmd>  makes happen what only the shop can cause; gets EVENT (order-shipped, refund-accepted,
                           refund-refused) and ID
  --only <names>           only these operations, with commas between them, and what they need
  --shard <n>/<of>         a part of the operations: 2/5 is the second of five; --merge joins the JSON reports
  --seed <number>          what generated input comes from (1)
  --rate <number>          requests a second at most
  --parallel <number>      requests under way at most (${PARALLEL}), fewer at first and while the server answers
                           429 or slows down; 1 sends one after the other
  --timeout <ms>           how long an answer may take (10000)
  --slow <ms>              warns of answers that take longer
  --contract <file>        the bundled contract as JSON (${contractName})

Reports
  --html <file>  --json <file>  --junit <file>  --sarif <file>
  --vitest <file.test.ts>  --curl <file.sh>   what was found as tests to keep: each fails until it is mended
  --baseline <file>        a JSON report from before: only what is new fails
  --quiet                  no progress

Ends with 0 when all conforms, 1 when something does not, 2 when it could not run, 3 when it was interrupted. The reports
are written all the same, once a request has been sent. Ctrl-C puts back what the run has changed (addresses, cart,
favourites, followed shops, name, language), within 20 seconds; a second one ends at once.
`;

export const proxyHelp = `Stands between any client and a server, changes nothing, and checks both directions against the contract.

Usage: ${commands.proxy} <address> [options]

  <address>                where the server stands, without /api: https://staging.example.com
  --port <number>          where to listen, 0 for any free port (4020)
  --host <address>         on which address, 0.0.0.0 for all (127.0.0.1)
  --insecure               takes a certificate that nobody has signed
  --contract <file>        the bundled contract as JSON (${contractName})
  --html <file>  --json <file>  --junit <file>  --sarif <file>   written when it ends
  --baseline <file>        a JSON report from before: only what is new fails

The page /__conformance/ of the proxy shows what passes. Ctrl-C ends it, with the codes of "${commands.run}".
`;
