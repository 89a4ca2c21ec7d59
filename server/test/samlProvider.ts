import * as x509 from '@peculiar/x509';
import { KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

/** What the answer says in place of the truth. */
interface Lies {
  issuer?: string;
  audience?: string;
  requestId?: string;
  nameFormat?: string;
  isUnsigned?: boolean;
  /** Milliseconds from now until it is over. */
  lasts?: number;
}

interface SamlPerson {
  nameId: string;
  attributes?: Readonly<Record<string, string>>;
}

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** A provider of SAML 2.0 at home: it has a key and a certificate, and answers requests. */
export async function samlProvider(entityId: string, { days } = { days: 30 }) {
  const keys = (await webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=idp',
    notBefore: new Date(Date.now() - 86_400_000),
    notAfter: new Date(Date.now() + days * 86_400_000),
    signingAlgorithm: RSA,
    keys,
  });
  const privateKey = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return {
    entityId,
    entryPoint: `${entityId}/login`,
    certificate: certificate.toString('pem'),
    /** What a browser that was sent to this address brings back, as the person who sat there. */
    answer(address: string, person: SamlPerson, lies: Lies = {}): { SAMLResponse: string; RelayState: string } {
      const asked = new URL(address).searchParams;
      const request = inflateRawSync(Buffer.from(asked.get('SAMLRequest')!, 'base64')).toString();
      const xml = responseTo(requestOf(request), entityId, person, lies);
      const said = lies.isUnsigned ? xml : signed(xml, privateKey.toString());
      return { SAMLResponse: Buffer.from(said).toString('base64'), RelayState: asked.get('RelayState')! };
    },
  };
}

interface Request {
  id: string;
  issuer: string;
  answers: string;
}

const requestOf = (xml: string): Request => ({
  id: / ID="([^"]+)"/.exec(xml)![1]!,
  issuer: /Issuer[^>]*>([^<]+)</.exec(xml)![1]!,
  answers: /AssertionConsumerServiceURL="([^"]+)"/.exec(xml)![1]!,
});

const newId = (): string => `_${randomBytes(16).toString('hex')}`;

function responseTo(request: Request, entityId: string, { nameId, attributes = {} }: SamlPerson, lies: Lies): string {
  const { issuer = entityId, audience = request.issuer, requestId = request.id, nameFormat = PERSISTENT } = lies;
  const now = new Date().toISOString();
  const ends = new Date(Date.now() + (lies.lasts ?? 300_000)).toISOString();
  const values = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now}" InResponseTo="${requestId}" Destination="${request.answers}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameFormat}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${requestId}" NotOnOrAfter="${ends}" Recipient="${request.answers}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${now}" NotOnOrAfter="${ends}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${values.length > 0 ? `<saml:AttributeStatement>${values.join('')}</saml:AttributeStatement>` : ''}</saml:Assertion></samlp:Response>`;
}

/** The assertion carries the signature, as most providers have it. */
function signed(xml: string, privateKey: string): string {
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: C14N,
  });
  signature.addReference({
    xpath: "//*[local-name(.)='Assertion']",
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', C14N],
  });
  const after = "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']";
  signature.computeSignature(xml, { location: { reference: after, action: 'after' } });
  return signature.getSignedXml();
}
