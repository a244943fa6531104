// The smallest possible page of this kind: a route with a heading, the state of one query, and a counter of presses, and
// one that shows the answer to a query.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => rootRoute, path: '$', component: Home });
const answer = createRoute({ getParentRoute: () => rootRoute, path: '/home', component: Answer });
const router = createRouter({ routeTree: rootRoute.addChildren([home, answer]) });
const queries = new QueryClient();

function Home() {
  const { isSuccess } = useQuery({
    queryKey: ['home'],
    queryFn: () => fetch('/api/index/home').then((answer) => answer.text()),
  });
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Link to="/home">
        <h1>The floor{isSuccess && ', answered'}</h1>
      </Link>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </>
  );
}

function Answer() {
  const { data } = useQuery({
    queryKey: ['answer'],
    queryFn: () => fetch('/api/common/config').then((answer) => answer.text()),
  });
  return <p>{data}</p>;
}

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
