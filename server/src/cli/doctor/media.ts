import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaEngine } from '../../providers/mediaEngine/engineProcess.ts';
import { findOffice } from '../../providers/mediaEngine/office.ts';
import type { Check } from './check.ts';
import { bad, inTime, off, ok, why } from './check.ts';

export const media: Check = {
  name: '视频处理',
  async look({ config: { ffmpegPath } }) {
    const name = ffmpegPath ?? '内置的 FFmpeg';
    const folder = await mkdtemp(join(tmpdir(), 'zhitu-doctor-'));
    try {
      const file = join(folder, 'silence.wav');
      await writeFile(file, silence());
      const { audio } = await inTime(mediaEngine(ffmpegPath).probe(file));
      return [audio ? ok(`${name} 能读声音与画面`) : bad(`${name} 读不出声音`, '请换一个 FFmpeg。')];
    } catch (error) {
      const cure = ffmpegPath
        ? '请检查 FFMPEG_PATH，ffprobe 要在同一个文件夹；去掉它就用内置的。'
        : '请重新运行 npm ci；这个系统没有现成的，就装 ffmpeg 并设 FFMPEG_PATH。';
      return [bad(`${name} 运行不了（${why(error)}）`, cure)];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** A tenth of a second of nothing, as WAV. */
function silence(): Buffer {
  const [rate, samples] = [8000, 800];
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([header, Buffer.alloc(samples * 2)]);
}

export const office: Check = {
  name: 'Office 转换',
  async look({ config: { libreOfficePath } }) {
    return [
      findOffice(libreOfficePath)
        ? ok('找到了 LibreOffice')
        : off('没有 LibreOffice：Office 文件只能下载，不能在网页里看'),
    ];
  },
};
