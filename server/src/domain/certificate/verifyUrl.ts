/** The public page that tells whether a certificate is genuine. */
export const verifyUrl = (publicUrl: string, certificateNo: string): string =>
  `${publicUrl}/certificate/verify/${certificateNo}`;
