// The smallest possible page of this kind: one route with a heading, the state of one query, and a counter of presses.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => rootRoute, path: '$', component: Home });
const router = createRouter({ routeTree: rootRoute.addChildren([home]) });
const queries = new QueryClient();

function Home() {
  const { isSuccess } = useQuery({
    queryKey: ['home'],
    queryFn: () => fetch('/api/index/home').then((answer) => answer.text()),
  });
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Link to="/">
        <h1>The floor{isSuccess && ', answered'}</h1>
      </Link>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </>
  );
}

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
