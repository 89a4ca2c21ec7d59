import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { aliyunSms } from './aliyunSms.ts';
import { clamd } from './clamd.ts';
import { demoDomainProof, domainProof, outside } from './domainProof.ts';
import { demoOauth } from './demoOauth.ts';
import { diskRoom } from './diskRoom.ts';
import { diskStorage } from './diskStorage.ts';
import { manualFace } from './face.ts';
import { outboxMail } from './mail.ts';
import { mediaEngine } from './mediaEngine/engineProcess.ts';
import { findOffice } from './mediaEngine/office.ts';
import { nameService } from './nameService.ts';
import type { OauthProvider } from './oauth.ts';
import { alipay } from './pay/alipay.ts';
import { standInBank } from './pay/standInBank.ts';
import { wechatPay } from './pay/wechatPay.ts';
import type { Providers } from './providers.ts';
import { qqOauth } from './qqOauth.ts';
import { recordedMail, recordedSms, resendOver } from './recorded.ts';
import { embeddedEngine } from './rtc/embeddedEngine.ts';
import { livekitEngine } from './rtc/livekitEngine.ts';
import type { RtcEngine } from './rtc/rtcEngine.ts';
import { s3Storage } from './s3Storage.ts';
import { outboxSms } from './sms.ts';
import { smtpMail } from './smtpMail.ts';
import { noScanner } from './scanner.ts';
import type { StorageProvider } from './storage.ts';
import { wechatOauth } from './wechatOauth.ts';

/** The real provider where the settings name one, else the embedded default. */
export function chooseProviders(config: Config, db: Db): Providers {
  const oauth = new Map<string, OauthProvider>();
  if (config.wechat) oauth.set('wechat', wechatOauth(config.wechat));
  if (config.qq) oauth.set('qq', qqOauth(config.qq));
  if (config.demo) oauth.set('demo', demoOauth(config.publicUrl, config.secretKey));
  const sms = config.sms && aliyunSms({ ...config.sms, inviteTemplateCode: config.smsInviteTemplate });
  const mail = config.mail && smtpMail(config.mail);
  const room = diskRoom(config);
  const storage = config.s3
    ? s3Storage(config.s3, join(config.dataDir, 'growing'))
    : diskStorage(join(config.dataDir, 'files'), room);
  const names = nameService();
  const domains = domainProof(outside(names, config.webhookAllow));
  return {
    sms: sms ? recordedSms(db, sms) : outboxSms(db),
    mail: mail ? recordedMail(db, mail) : outboxMail(db),
    resend: resendOver(sms || outboxSms(db), mail || outboxMail(db)),
    storage,
    room,
    scanner: config.clamdUrl === null ? noScanner : clamd(config.clamdUrl),
    mediaEngine: mediaEngine(config.ffmpegPath),
    office: findOffice(config.libreOfficePath),
    face: manualFace,
    names,
    oauth,
    domains: config.demo ? demoDomainProof(domains) : domains,
    rtc: chooseRtc(config, storage),
    pay: choosePay(config, db),
  };
}

/** In demo mode there is the stand-in bank, and no money moves. */
export function choosePay({ demo, publicUrl, secretKey, ...config }: Config, db: Db): Providers['pay'] {
  const real = [
    ...(config.wechatPay ? [wechatPay(config.wechatPay, publicUrl)] : []),
    ...(config.alipay ? [alipay(config.alipay, publicUrl)] : []),
  ];
  const ways = demo ? [standInBank(db, publicUrl, secretKey)] : real;
  return new Map(ways.map((way) => [way.payType, way]));
}

function chooseRtc(config: Config, storage: StorageProvider): RtcEngine | null {
  const { livekit, rtc, turn, secretKey, host, dataDir, rtcUdpPort, rtcPublicIp } = config;
  const now = () => new Date();
  if (livekit) return livekitEngine({ ...livekit, turn, now, host: null });
  if (!rtc) return null;
  const recordings = join(dataDir, 'recordings');
  const network = { host, udpPort: rtcUdpPort, publicAddress: rtcPublicIp };
  const room = { processes: config.rtcProcesses, viewers: config.rtcViewers, recordings, storage };
  return embeddedEngine({ secretKey, ...network, ...room, turn, now });
}
