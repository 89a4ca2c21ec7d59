import type { DomainProof } from './domainProof.ts';
import type { DiskRoom } from './diskRoom.ts';
import type { FaceProvider } from './face.ts';
import type { MailProvider } from './mail.ts';
import type { MediaEngine } from './mediaEngine/mediaEngine.ts';
import type { OfficeConverter } from './mediaEngine/office.ts';
import type { NameService } from './nameService.ts';
import type { OauthProvider } from './oauth.ts';
import type { PayType } from '#contract/rules/orders.ts';
import type { PayProvider } from './pay/payProvider.ts';
import type { Payload } from './recorded.ts';
import type { RtcEngine } from './rtc/rtcEngine.ts';
import type { SmsProvider } from './sms.ts';
import type { VirusScanner } from './scanner.ts';
import type { StorageProvider } from './storage.ts';

/** Third parties, each behind a port with an embedded default. */
export interface Providers {
  readonly sms: SmsProvider;
  readonly mail: MailProvider;
  /** Sends once more what the outbox says has failed. */
  readonly resend: (receiver: string, payload: Payload) => Promise<void>;
  readonly storage: StorageProvider;
  /** What storage and the embedded database have left. */
  readonly room: DiskRoom;
  /** Looks for viruses in what people upload. */
  readonly scanner: VirusScanner;
  /** Reads and makes films and sounds. */
  readonly mediaEngine: MediaEngine;
  /** Turns Office files into PDF; null where there is no LibreOffice. */
  readonly office: OfficeConverter | null;
  readonly face: FaceProvider;
  /** Voice and video of rooms; null where it is turned off. */
  readonly rtc: RtcEngine | null;
  /** The ways in which people can pay; none where paying is not set up. */
  readonly pay: ReadonlyMap<PayType, PayProvider>;
  /** Looks names up, for those who say that one is theirs. */
  readonly names: NameService;
  /** Whether a host is whose it is said to be. */
  readonly domains: DomainProof;
  /** By source: wechat, qq and, in demo mode, demo. */
  readonly oauth: ReadonlyMap<string, OauthProvider>;
}
