/** Under which key of `sys_config` it is written when the last backup was begun. */
export const LAST_BACKUP = 'lastBackup';
