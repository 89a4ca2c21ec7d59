/** Where the tus protocol is spoken. */
export const TUS_PATH = '/apis/system/auth/upload/tus';
