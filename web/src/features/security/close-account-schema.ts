import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { translated } from '../../form/rules.ts';

export const CloseAccountSchema = v.object({
  understood: v.pipe(
    v.boolean(),
    v.check((isUnderstood) => isUnderstood, translated(msg`Tick this box to continue`)),
  ),
});
