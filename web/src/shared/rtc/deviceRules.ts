export const deviceKinds = ['audioinput', 'videoinput', 'audiooutput'] as const;
export type DeviceKind = (typeof deviceKinds)[number];
export const deviceNames: Record<DeviceKind, string> = {
  audioinput: '麦克风',
  videoinput: '摄像头',
  audiooutput: '扬声器',
};

export type Device = Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'groupId' | 'label'>;
/** What was chosen on this device; a kind without a choice is left to the system. */
export type KeptDevices = Partial<Record<DeviceKind, string>>;

/** What a browser lists besides the devices: whichever the system uses, and those it does not name yet. */
const aliases: ReadonlySet<string> = new Set(['', 'default', 'communications']);

export const devicesOf = (kind: DeviceKind, devices: readonly Device[]): Device[] =>
  devices.filter((device) => device.kind === kind && !aliases.has(device.deviceId));

/** The chosen one while it is there; '' leaves it to the system. */
export function choiceOf(kind: DeviceKind, devices: readonly Device[], kept: KeptDevices): string {
  return devicesOf(kind, devices).find(({ deviceId }) => deviceId === kept[kind])?.deviceId ?? '';
}

/** The one in use: the chosen one, else the one that the system uses, as far as the browser tells. */
export function usedOf(kind: DeviceKind, devices: readonly Device[], kept: KeptDevices): Device | undefined {
  const there = devicesOf(kind, devices);
  const usual = devices.find((device) => device.kind === kind && device.deviceId === 'default');
  return (
    there.find(({ deviceId }) => deviceId === kept[kind]) ??
    there.find(({ groupId }) => usual && groupId === usual.groupId) ??
    there[0]
  );
}

/** In words, what a device that came or went changed for this kind; '' when nothing. */
export function movedOf(
  kind: DeviceKind,
  before: readonly Device[],
  after: readonly Device[],
  kept: KeptDevices,
): string {
  const was = usedOf(kind, before, kept);
  const is = usedOf(kind, after, kept);
  if (!was || was.deviceId === is?.deviceId) return '';
  const name = deviceNames[kind];
  if (!is) return `「${was.label}」断开了，现在没有${name}；接上以后再打开它`;
  const isGone = !devicesOf(kind, after).some(({ deviceId }) => deviceId === was.deviceId);
  return isGone ? `「${was.label}」断开了，${name}换成「${is.label}」` : `接上了「${is.label}」，${name}换成它`;
}
