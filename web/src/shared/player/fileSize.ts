/** Bytes for readers: 860 KB, 2.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.round(kilo)} KB`;
  const mega = kilo / 1024;
  return mega < 1000 ? `${mega.toFixed(1)} MB` : `${(mega / 1024).toFixed(1)} GB`;
}
