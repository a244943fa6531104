import { orderList } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ChangeOfMind, useIsChangeOfMindShown } from '../../entities/change-of-mind/change-of-mind.ts';
import { changeOfMindWords } from '../../entities/change-of-mind/change-of-mind-words.tsx';
import { MenuGroup, SheetRow } from '../../entities/menu/menu-rows.tsx';

/** The way back without a reason from everywhere: the tab, this row, the confirmation (B8.10). Absent without an order. */
export function UndoRow() {
  const isShown = useIsChangeOfMindShown();
  return isShown && <UndoableOrders />;
}

function UndoableOrders() {
  const orders = useQuery(orderList.pages({ change_of_mind: true })(1)).data?.list ?? [];
  if (orders.length === 0) return null;
  return (
    <MenuGroup>
      <SheetRow icon="refund" sheet={(close) => <ChangeOfMind orders={orders} onClose={close} />}>
        {changeOfMindWords}
      </SheetRow>
    </MenuGroup>
  );
}
