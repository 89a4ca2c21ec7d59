import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samlProvider } from '#test/samlProvider.ts';
import { postingPage } from './postingPage.ts';

/** What a browser is made to bring back. */
type Form = ReturnType<Awaited<ReturnType<typeof samlProvider>>['answer']>;

/** A provider of SAML with a door for browsers: they come by HTTP-Redirect, and are sent back by HTTP-POST at once. */
export async function samlDoor() {
  const server = createServer((request, response) => {
    const address = `${origin}${request.url!}`;
    if (!address.startsWith(`${idp.entryPoint}?`)) return void response.writeHead(404).end(); // browsers look for icons
    response.writeHead(200, { 'content-type': 'text/html' });
    return void response.end(postingPage(door.answersTo, door.next(address)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const idp = await samlProvider(`${origin}/saml`);
  const door = {
    idp,
    /** Where its answers go, as it was told when we were registered there. */
    answersTo: '',
    /** What whoever comes next, by this address, is given. */
    next: (address: string): Form => idp.answer(address, { nameId: 'nobody' }),
    close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections(); // browsers open some ahead, and ask nothing on them
      return closed;
    },
  };
  return door;
}
