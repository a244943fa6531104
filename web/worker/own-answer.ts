/**
 * The page or configuration to cache; null for what is not the app's own: a portal, a gateway or a page about
 * maintenance may answer with status 200, too.
 */
export const ownAnswer = async ({ request, response }: { request: Request; response: Response }) => {
  const [type, mark] = request.url.endsWith('.json')
    ? ['application/json', '"apiBaseUrl"']
    : ['text/html', '<div id="shell"'];
  const isOwn =
    response.status === 200 &&
    response.headers.get('content-type')?.startsWith(type) === true &&
    (await response.clone().text()).includes(mark);
  return isOwn ? response : null;
};
