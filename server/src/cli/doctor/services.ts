import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connectRedis } from '../../redis.ts';
import pino from 'pino';
import { S3Trouble } from '../../providers/s3Client.ts';
import { s3Storage } from '../../providers/s3Storage.ts';
import type { StorageProvider } from '../../providers/storage.ts';
import { storageOf } from '../storageOf.ts';
import type { Check, Finding } from './check.ts';
import { bad, inTime, off, ok, warn, why } from './check.ts';

export const storage: Check = {
  name: '存储',
  look: async ({ config }) => {
    const files = storageOf(config);
    if (config.s3)
      return [await tried(files, `对象存储的桶 ${config.s3.bucket}`, `请检查 S3_ENDPOINT、S3_BUCKET ${RIGHTS}`)];
    if (!existsSync(config.dataDir)) return [off('还没有数据文件夹，没有试')];
    return [await tried(files, `${config.dataDir}/files`, '请检查文件夹的权限与磁盘。')];
  },
};

export const backupBucket: Check = {
  name: '放备份的桶',
  look: async ({ config: { backupS3, dataDir } }) => {
    if (!backupS3) return [off('没有设 BACKUP_S3_*：备份只能放在磁盘上')];
    const files = s3Storage(backupS3, join(dataDir, 'growing'));
    return [await tried(files, backupS3.bucket, `请检查 BACKUP_S3_ENDPOINT、BACKUP_S3_BUCKET ${RIGHTS}`)];
  },
};

const RIGHTS = '与两把密钥，以及桶的权限（读、写、删、列出）。';

/** Whether a file that is put there is read as it was and goes again. */
async function tried(files: StorageProvider, where: string, cure: string): Promise<Finding> {
  const key = `probe/${randomUUID()}.txt`;
  try {
    await inTime(files.put(key, Buffer.from('知途'), 'text/plain'));
    const stored = await inTime(files.open(key));
    const same = stored && (await text(stored.stream)) === '知途';
    await inTime(files.remove(key));
    return same ? ok(`${where} 写得进、读得出、删得掉`) : bad(`${where} 读出来的与写进去的不同`, '请检查存储本身。');
  } catch (error) {
    return bad(`${where} 不能用（${said(error)}）`, cure);
  }
}

function said(error: unknown): string {
  if (!(error instanceof S3Trouble)) return why(error);
  return error.status === undefined ? '没有应答' : `答了 ${error.status}`;
}

export const mail: Check = {
  name: '邮件',
  async look({ config }) {
    if (!config.mail) return [off('没有设 MAIL_URL：不发邮件，邮箱验证码收不到')];
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: config.mail.url, connectionTimeout: 8000, greetingTimeout: 8000 });
    try {
      await inTime(transport.verify());
      return [ok(`发信服务器应答了，以 ${config.mail.from} 发信`)];
    } catch (error) {
      return [bad(`发信服务器不让登录或连不上（${why(error)}）`, '请检查 MAIL_URL 的主机、端口、用户名与密码。')];
    } finally {
      transport.close();
    }
  },
};

export const sms: Check = {
  name: '短信',
  async look({ config }) {
    if (config.sms) return [ok(`${config.sms.provider}，签名「${config.sms.signName}」；没有试发`)];
    if (config.demo) return [off('没有设 SMS_*：演示模式下到 /demo/outbox 看')];
    return [warn('没有设 SMS_*', '手机号注册与验证码登录都收不到短信：请接短信服务，或只用密码与第三方登录。')];
  },
};

export const redis: Check = {
  name: 'Redis',
  async look({ config }) {
    if (config.redisUrl === null) return [off('没有设 REDIS_URL：每个进程各自限流')];
    try {
      (await inTime(connectRedis(config.redisUrl, pino({ level: 'silent' }))))?.disconnect();
      return [ok('应答了')];
    } catch (error) {
      return [bad(`连不上（${why(error)}）`, '请检查 REDIS_URL 的地址与密码，以及它是否在运行。')];
    }
  },
};

export const scanner: Check = {
  name: '查病毒',
  async look({ config }) {
    if (config.clamdUrl === null) return [off('没有设 CLAMD_URL：上传的文件不查病毒')];
    const { hostname, port } = new URL(config.clamdUrl);
    const socket = connect({ host: hostname, port: Number(port || 3310) });
    try {
      socket.write('zPING\0');
      const answer = await inTime(text(socket));
      if (answer.startsWith('PONG')) return [ok('clamd 应答了')];
      return [bad('那里的不是 clamd', '请检查 CLAMD_URL 的端口。')];
    } catch (error) {
      return [
        bad(`连不上（${why(error)}）`, '请检查 CLAMD_URL 与 clamd 的 TCPSocket、TCPAddr；连不上时上传会被拒绝。'),
      ];
    } finally {
      socket.destroy();
    }
  },
};
