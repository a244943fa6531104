import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { translated } from '../../form/rules.ts';

/** R5.06: evidence is required. It is a single picture, counted here and uploaded separately from the form. */
export const evidenceRule = v.pipe(v.number(), v.minValue(1, translated(msg`Add a picture of the transfer`)));
