import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Offline there is a page of ours then; a browser that refuses it only has its own.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
