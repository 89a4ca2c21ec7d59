import type { BrowserContext } from '@playwright/test';

/**
 * Collects what pages of this context complain about: errors in the console, uncaught errors, and violations of the
 * content security policy. The array grows while they are open.
 */
export async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`policy violated: ${effectiveDirective} by ${blockedURI}`)),
    );
  });
  return complaints;
}
