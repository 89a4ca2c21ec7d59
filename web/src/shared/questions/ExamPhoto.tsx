import { useState } from 'react';
import { PHOTO_DAYS } from '#contract/rules/sittings.ts';
import { momentOf } from '#contract/rules/time.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import styles from './ExamPhoto.module.css';

const KEPT_MS = PHOTO_DAYS * 86_400_000;

/** A photograph of a sitting; after its days only that there was one. */
export function ExamPhoto({ url, at }: { url: string; at: string }) {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  const isOver = isHydrated && now - momentOf(at).getTime() > KEPT_MS;
  if (isOver) return <small>照片保存 {PHOTO_DAYS} 天，已经删除</small>;
  return <img className={styles.photo} src={url} alt={`${at} 拍下的照片`} width={160} height={120} loading="lazy" />;
}
