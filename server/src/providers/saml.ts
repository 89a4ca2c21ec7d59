import type { SAML } from '@node-saml/node-saml';
import { X509Certificate } from 'node:crypto';
import { tidyName } from './askJson.ts';
import type { SsoProfile } from './ssoProfile.ts';

/** An identity provider of SAML 2.0, as its metadata describes it. */
export interface SamlProvider {
  entityId: string;
  /** Where browsers are sent to (HTTP-Redirect). */
  entryPoint: string;
  /** What it signs with. */
  certificate: string;
}

/** What a provider knows us by, and where it sends its answers to. */
export interface SamlPlace {
  entityId: string;
  answers: string;
}

const SKEW_MS = 60_000;

/** The address to send the browser to. */
export async function samlAddress(
  provider: SamlProvider,
  place: SamlPlace,
  { requestId, state }: { requestId: string; state: string },
): Promise<string> {
  const saml = await samlOf(provider, place, requestId);
  return saml.getAuthorizeUrlAsync(state, undefined, {});
}

/**
 * Reads an answer: the library looks at signature, time and audience; who issued it and whether it answers our request
 * is looked at here, in the signed part.
 * @throws where any of it is not right
 */
export async function samlProfile(
  provider: SamlProvider,
  place: SamlPlace,
  { requestId, response, numberClaim }: { requestId: string; response: string; numberClaim: string },
): Promise<SsoProfile> {
  const saml = await samlOf(provider, place, requestId);
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  if (!profile?.nameID) throw new Error('names nobody');
  if (profile.issuer !== provider.entityId) throw new Error('issued by somebody else');
  if (profile.nameIDFormat?.endsWith(':transient')) throw new Error('names people anew each time');
  if (!answers(profile.getAssertion?.(), requestId)) throw new Error('answers another request');
  const attributes = (profile['attributes'] ?? {}) as Readonly<Record<string, unknown>>;
  const first = (names: readonly string[]): string => names.map((name) => textIn(attributes[name])).find(Boolean) ?? '';
  return {
    subject: profile.nameID,
    name: tidyName(first(namesOfNames)),
    email: null, // people may write what they like into a directory; nobody says that it was verified
    number: numberClaim === '' ? null : textIn(attributes[numberClaim]).slice(0, 50) || null,
  };
}

/** The text that describes us to a provider. */
export async function samlMetadata(place: SamlPlace): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  const { entityId: issuer, answers: callbackUrl } = place;
  return generateServiceProviderMetadata({ issuer, callbackUrl, identifierFormat: null, wantAssertionsSigned: true });
}

/** A certificate in the form in which it is kept; with its frame or without. Undefined for what is none. */
export function certificateIn(text: string): { pem: string; endsAt: Date } | undefined {
  const bare = text.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  try {
    const certificate = new X509Certificate(Buffer.from(bare, 'base64'));
    return { pem: certificate.toString(), endsAt: new Date(certificate.validTo) };
  } catch {
    return undefined;
  }
}

async function samlOf(provider: SamlProvider, place: SamlPlace, requestId: string): Promise<SAML> {
  const library = await import('@node-saml/node-saml'); // nobody else needs what reads and signs XML
  return new library.SAML({
    issuer: place.entityId,
    audience: place.entityId,
    callbackUrl: place.answers,
    idpCert: provider.certificate,
    entryPoint: provider.entryPoint,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: SKEW_MS,
    generateUniqueId: () => requestId,
  });
}

/** How directories call a name that is shown. */
const namesOfNames = [
  'displayName',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'cn',
  'urn:oid:2.5.4.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
  'name',
];

/** Of several values the first counts. */
function textIn(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one.trim() : '';
}

interface Confirmation {
  SubjectConfirmationData?: { $?: { InResponseTo?: string } }[];
}

/** Whether the assertion was made for this request: one that somebody got elsewhere is of no use here. */
function answers(assertion: Record<string, unknown> | undefined, requestId: string): boolean {
  const { Assertion } = (assertion ?? {}) as { Assertion?: { Subject?: { SubjectConfirmation?: Confirmation[] }[] } };
  const confirmations = Assertion?.Subject?.[0]?.SubjectConfirmation ?? [];
  return confirmations.some((one) => one.SubjectConfirmationData?.[0]?.$?.InResponseTo === requestId);
}
