import { isRecord } from '../../../shared/json.ts';
import type { NamedObject } from '../checks/agreement.ts';
import { schemaNodes } from '../checks/shape/schema-nodes.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { bodyOf, codeOf } from './driver.ts';

/** The objects in a success of an operation, outer objects first; none in any other answer. */
export function objectsIn(contract: Contract, { answers }: ContractOperation, exchange: Exchange): NamedObject[] {
  const success = answers.get(1);
  if (success === undefined || codeOf(exchange) !== 1) return [];
  const nodes = schemaNodes(contract, success, bodyOf(exchange));
  return nodes.flatMap((node) => (isRecord(node.value) ? [{ ...node, value: node.value }] : []));
}
