// A page in Vue that fills the bag, orders and pays by the SDK's flows, and asks for a refund by its attempt.
import { useQuery, useQueryClient } from '@tanstack/vue-query';
import { computed, defineComponent, h, onScopeDispose, type PropType, ref, shallowRef } from 'vue';
import { type AttemptStore, dataOf } from '../../src/attempts.ts';
import { createCartAdder, createOrderPlacing, createPayment, createUploads, type Flow } from '../../src/flows.ts';
import type { Schema } from '../../src/index.ts';
import {
  applyRefund,
  cartQuery,
  createAttempt,
  orderQuery,
  orderQuoteQuery,
  productQuery,
  refundQuoteQuery,
} from '../../src/query-core.ts';
import { lineOfSku } from '../../src/rules/index.ts';

/** What a browser would keep over a reload. */
export interface Device {
  attempts: AttemptStore;
  /** What its camera takes. */
  photo: File;
  /** The order on screen. */
  orderId?: number | undefined;
}

const device = { type: Object as PropType<Device>, required: true } as const;

/** The state of a flow in a component. */
const useFlow = <State>(flow: Flow<State>) => {
  const state = shallowRef(flow.state);
  const leave = flow.subscribe(() => {
    state.value = flow.state;
  });
  onScopeDispose(leave);
  return state;
};

const button = (label: string, onClick: () => unknown) => h('button', { onClick }, label);

const Bag = defineComponent({
  props: { device, productId: { type: Number, required: true } },
  emits: ['ordered'],
  setup({ device, productId }, { emit }) {
    const queryClient = useQueryClient();
    const { data: product } = useQuery(productQuery(productId));
    const { data: cart } = useQuery(cartQuery());
    const sku = computed(() => product.value?.skus.find(({ stock }) => stock > 0));
    const line = computed(() => cart.value && sku.value && lineOfSku(cart.value, sku.value.id));
    const source = computed(() => ({ from: 'cart' as const, line_ids: line.value ? [line.value.id] : [] }));
    const { data: quote, refetch } = useQuery(
      computed(() => ({ ...orderQuoteQuery({ source: source.value }), enabled: line.value !== undefined })),
    );
    const adder = createCartAdder(queryClient, {
      isSignedIn: () => true,
      visitorBag: { get: () => [], set: () => undefined },
      onAdded: () => undefined,
      onFailed: (_, retry) => retry(),
    });
    const adding = useFlow(adder);
    const placing = createOrderPlacing(queryClient, { name: 'bag', store: device.attempts });
    const order = async ({ address, total_amount }: Schema<'OrderQuote'>) => {
      if (address === null) return;
      const order = { source: source.value, address_id: address.id, remarks: [], expected_total: total_amount };
      try {
        emit('ordered', await placing.place(order));
      } catch {
        // Refused, perhaps since the quote has changed: the customer sees the new one, and presses again.
        await refetch();
      }
    };
    return () => [
      product.value && sku.value && adding.value.name === 'ready'
        ? button('Add to bag', () => sku.value && adder.add({ productId, sku: sku.value, quantity: 1 }))
        : adding.value.name,
      quote.value && button(`Order for ${quote.value.total_amount}`, () => quote.value && order(quote.value)),
    ];
  },
});

const Order = defineComponent({
  props: { device, orderId: { type: Number, required: true } },
  setup({ device: { attempts, photo }, orderId }) {
    const queryClient = useQueryClient();
    const { data: order } = useQuery(orderQuery(orderId));
    const payment = createPayment(queryClient, {
      orderIds: [orderId],
      store: attempts,
      signedOut: { get: () => null, set: () => undefined },
    });
    onScopeDispose(payment.watch());
    const paying = useFlow(payment);
    const refund = createAttempt(queryClient, applyRefund, { name: String(orderId), store: attempts });
    const proofs = createUploads(queryClient, { max: 9, encode: async (file) => file });
    const asked = shallowRef<Schema<'RefundCard'>>();
    const askRefund = async ({ items }: Schema<'Order'>) => {
      const picks = items.map(({ id, refundable_quantity }) => ({ order_item_id: id, quantity: refundable_quantity }));
      const choice = { type: 'refund_only' as const, product_status: 'not_received' as const, items: picks };
      const { max_amount, options } = await queryClient.fetchQuery(refundQuoteQuery({ order_id: orderId, ...choice }));
      const reason_id = options[0]?.reasons[0]?.id ?? 0;
      const content = {
        order_id: orderId,
        ...choice,
        amount: max_amount,
        reason_id,
        explanation: 'Ordered by mistake',
      };
      proofs.add([photo]);
      const state = await proofs.send((uploadIds) => refund.send({ ...content, proofs: uploadIds }));
      asked.value = dataOf(state);
    };
    return () => [
      `payment ${paying.value.name}`,
      order.value && `order ${order.value.status}`,
      order.value?.status === 0 && paying.value.name === 'ready'
        ? button('Pay', () => payment.pay([orderId], '246810'))
        : undefined,
      order.value?.allowed_actions.includes('refund')
        ? button('Refund', () => order.value && askRefund(order.value))
        : undefined,
      asked.value && `refund of ${asked.value.amount} ${asked.value.status}`,
    ];
  },
});

export const PurchasePage = defineComponent({
  props: { device, productId: { type: Number, required: true } },
  setup({ device, productId }) {
    const orderId = ref(device.orderId);
    const onOrdered = ([order]: Schema<'OrderCard'>[]) => {
      device.orderId = order?.id;
      orderId.value = order?.id;
    };
    return () =>
      orderId.value === undefined
        ? h(Bag, { device, productId, onOrdered })
        : h(Order, { device, orderId: orderId.value });
  },
});
