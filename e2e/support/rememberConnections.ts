import type { BrowserContext, Page } from '@playwright/test';

/** What is opened from now on keeps its connections to others in `window.made`, the oldest first. */
export async function rememberConnections(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    const Real = RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(config?: RTCConfiguration) {
        super(config);
        made.push(this);
      }
    };
    Object.assign(window, { made });
  });
}
