import { DAY, HOUR, MINUTE, SECOND } from '../world/clock.ts';
import { NotUnderstood, type Written } from './request-body.ts';

const units: Readonly<Record<string, number>> = { seconds: SECOND, minutes: MINUTE, hours: HOUR, days: DAY };
const LONGEST = 366 * DAY;

/**
 * A duration in milliseconds from `{ days?, hours?, minutes?, seconds? }`, at least one of them, together at most 366
 * days. Throws NotUnderstood naming the field.
 */
export function readDuration(body: Written): number {
  const parts = Object.entries(body);
  if (parts.length === 0) throw new NotUnderstood(`body: at least one of ${Object.keys(units).join(', ')}`);
  const total = parts.reduce((sum, [name, value]) => {
    const unit = units[name];
    if (unit === undefined) throw new NotUnderstood(`${name}: not known, only ${Object.keys(units).join(', ')}`);
    if (typeof value !== 'number' || !(value >= 0)) throw new NotUnderstood(`${name}: a number from 0`);
    return sum + value * unit;
  }, 0);
  if (total > LONGEST) throw new NotUnderstood('body: at most 366 days');
  return total;
}
