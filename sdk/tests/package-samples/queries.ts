// Compiled against the packed package with `declaration`: this project declares react-query but not query-core, and
// must be able to name every inferred type below.
import {
  messageList,
  messagesOf,
  notificationList,
  orderQuery,
  payOrders,
  query,
  rowsOf,
  uploadFile,
} from '@meridian/sdk/react';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';

export const orderOptions = orderQuery(9003);
export const listOptions = notificationList();
export const pageOptions = notificationList.pages({ type: undefined })(2);
export const wholeListOptions = notificationList(undefined);
export const payOptions = payOrders();
export const ownQuery = query('getProduct', (id: number) => ({ query: { product_id: id } }), { staleTime: 0 });

export const useOrder = () => {
  const { data: order } = useSuspenseQuery(orderOptions);
  return { order, status: order.status };
};

export const usePay = () => useMutation(payOrders());
export const useUpload = () => useMutation(uploadFile());
export const useOwn = (enabled: boolean) => useQuery({ ...ownQuery(101), enabled });
export const useNotifications = () => useInfiniteQuery({ ...notificationList(), select: rowsOf });
export const useMessages = () => useInfiniteQuery({ ...messageList({ shop_id: 0 }), select: messagesOf });
export const usePages = () => useQueries({ queries: [1, 2].map(notificationList.pages()) });

export const heldOrder = (cache: QueryClient) => cache.getQueryData(orderOptions.queryKey);
