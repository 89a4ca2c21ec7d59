import { runServer } from '#server/runServer.ts';

/** A process as `npm start` runs it, without the pages, which need not be built for it. */
await runServer(async () => undefined);
