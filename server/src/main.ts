import { runServer } from './runServer.ts';
import { site } from './site.ts';

/** Pages as they were built; while developing, as they are being written. */
await runServer(async (app, platform) => {
  if (platform.config.production) await (await import('./web/mountPages.ts')).mountPages(app, platform, site);
  else await (await import('./web/mountDev.ts')).mountDev(app, platform, site);
});
