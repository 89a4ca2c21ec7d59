import { Ber, BerReader, BerWriter } from 'ldapts';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Somebody in it. */
export interface LdapPerson {
  dn: string;
  attributes: Readonly<Record<string, string>>;
}

export interface LdapServer {
  readonly url: string;
  people: readonly LdapPerson[];
  /** What was searched for: the place and the attributes. */
  readonly searches: { base: string; attributes: string[] }[];
  close(): Promise<void>;
}

export const READER = { bindName: 'cn=reader,dc=jiangcheng,dc=cn', bindPassword: 'only-to-read' };

const BIND = 0x60;
const SEARCH = 0x63;
const BIND_ANSWER = 0x61;
const ENTRY = 0x64;
const SEARCH_ANSWER = 0x65;
const WRONG_CREDENTIALS = 49;
const NO_SUCH_OBJECT = 32;

/** A directory of LDAP at home (RFC 4511): binds one reader, and answers every search with everybody below the place. */
export async function ldapServer(): Promise<LdapServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isBound = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      try {
        hear(data);
      } catch {
        socket.destroy(); // something else than LDAP
      }
    });

    /** A client that waits for each answer sends one message at a time. */
    function hear(data: Buffer): void {
      const reader = new BerReader(data);
      reader.readSequence();
      const id = reader.readInt()!;
      const operation = reader.readSequence();
      const end = reader.offset + reader.length;
      if (operation === BIND) {
        reader.readInt();
        const name = reader.readString();
        isBound = name === READER.bindName && reader.readString(Ber.Context) === READER.bindPassword;
        socket.write(message(id, BIND_ANSWER, isBound ? 0 : WRONG_CREDENTIALS));
      } else if (operation === SEARCH && isBound) socket.write(answerTo(id, reader, end));
      else socket.end();
    }
  });

  function answerTo(id: number, reader: BerReader, end: number): Buffer {
    const base = reader.readString()!;
    reader.readEnumeration(); // scope
    reader.readEnumeration(); // aliases
    reader.readInt(); // most entries
    reader.readInt(); // most seconds
    reader.readBoolean(); // names only
    reader.readSequence(reader.peek()!); // the filter: everybody fits
    reader.offset += reader.length;
    reader.readSequence();
    const attributes: string[] = [];
    while (reader.offset < end) attributes.push(reader.readString()!);
    provider.searches.push({ base, attributes });
    const below = provider.people.filter(({ dn }) => dn.endsWith(base));
    if (below.length === 0) return message(id, SEARCH_ANSWER, NO_SUCH_OBJECT);
    return Buffer.concat([...below.map((person) => entryOf(id, person, attributes)), message(id, SEARCH_ANSWER, 0)]);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: LdapServer = {
    url: `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`,
    people: [],
    searches: [],
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return provider;
}

function message(id: number, operation: number, code: number): Buffer {
  const writer = new BerWriter();
  writer.startSequence();
  writer.writeInt(id);
  writer.startSequence(operation);
  writer.writeEnumeration(code);
  writer.writeString('');
  writer.writeString('');
  writer.endSequence();
  writer.endSequence();
  return writer.buffer;
}

function entryOf(id: number, { dn, attributes }: LdapPerson, wanted: readonly string[]): Buffer {
  const names = new Set(wanted.map((name) => name.toLowerCase()));
  const writer = new BerWriter();
  writer.startSequence();
  writer.writeInt(id);
  writer.startSequence(ENTRY);
  writer.writeString(dn);
  writer.startSequence();
  for (const [name, value] of Object.entries(attributes)) {
    if (!names.has(name.toLowerCase())) continue;
    writer.startSequence();
    writer.writeString(name);
    writer.startSequence(0x31);
    writer.writeString(value);
    writer.endSequence();
    writer.endSequence();
  }
  writer.endSequence();
  writer.endSequence();
  writer.endSequence();
  return writer.buffer;
}
