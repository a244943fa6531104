import { homeQuery, productList, readNotifications } from '@meridian/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';

export const useHome = () => useQuery(homeQuery()).data?.product_count;

export const firstPage = productList.pages({})(1);

export const useRead = () => useMutation(readNotifications()).mutate({ all: true });
