/** Makes sure that a name and an ID number belong to whoever sits there, by comparing faces. */
export interface FaceProvider {
  /** `manual`, or the name of the service; kept with the result. */
  readonly way: string;
  /** Where the browser goes for it; empty when nobody has to go anywhere. */
  start(person: { userNo: string; realName: string; idNumber: string }): Promise<{ url: string }>;
}

/** The embedded default: no face is compared, the operator reviews by hand (/admin/review/realNames). */
export const manualFace: FaceProvider = {
  way: 'manual',
  start: async () => ({ url: '' }),
};
