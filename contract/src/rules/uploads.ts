const MB = 1_048_576;

export interface UploadRule {
  /** Named in messages: 头像最大 5 MB. */
  label: string;
  maxBytes: number;
  /** Extensions after sniffing; pictures are all kept as webp. */
  extensions: readonly string[];
  /** Longest side of a picture in pixels. */
  side: number;
  /** Anybody may open it; otherwise the owner, and those named below. */
  isPublic: boolean;
  /** Whoever holds this action. */
  reviewer?: string;
  /** Whoever may read a row of the owner's résumé that it is in. */
  isInResume?: boolean;
  /** Whoever is asked to approve the leave it proves. */
  isOfLeave?: boolean;
  /** Whoever decides on the application for credits that it is in. */
  isInCredit?: boolean;
  /** Whoever marks the answer that it is in. */
  isInAnswer?: boolean;
  /** Whoever watches the sitting that it was taken in. */
  isOfSitting?: boolean;
  /** Whoever is in a conversation that has a message with it. */
  isInChat?: boolean;
  /** Whoever has, marks or reviews the task that it belongs to. */
  isOfTask?: boolean;
  /** Whoever bought what it is the invoice of. */
  isOfInvoice?: boolean;
  /** Whoever does or marks the practical project that it belongs to. */
  isOfTraining?: boolean;
  /** Whoever is in, or looks after, the start-up project that it belongs to. */
  isOfIncubation?: boolean;
}

const pictures = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
const papers = ['pdf', 'docx', 'xlsx', 'pptx', 'zip'] as const;

/** What browsers record a voice as is among them: sound in WebM, MP4 or Ogg. */
const sounds = ['mp3', 'm4a', 'wav', 'ogg', 'opus', 'flac', 'aac'] as const;
const films = ['webm', 'mp4', 'mov'] as const;

const picture = (label: string, maxMb: number, side: number): UploadRule => ({
  label,
  maxBytes: maxMb * MB,
  extensions: pictures,
  side,
  isPublic: true,
});

/** What a file is uploaded for: decides which files are taken, what becomes of them, and who may open them. */
export const uploadRules = {
  avatar: picture('头像', 5, 512),
  logo: picture('标志', 5, 512),
  seal: picture('印章', 5, 600),
  banner: picture('横幅', 10, 2400),
  picture: picture('图片', 10, 1920),
  /** A recording in a question. */
  sound: { label: '录音', maxBytes: 20 * MB, extensions: sounds, side: 0, isPublic: true },
  resumePicture: { ...picture('图片', 10, 1920), isPublic: false, isInResume: true },
  work: { ...picture('作品', 20, 2400), extensions: [...pictures, ...papers], isPublic: false, isInResume: true },
  licence: {
    ...picture('证照', 10, 2400),
    extensions: [...pictures, 'pdf'],
    isPublic: false,
    reviewer: 'apply:review',
  },
  proof: {
    ...picture('证明材料', 10, 2400),
    extensions: [...pictures, 'pdf'],
    isPublic: false,
    reviewer: 'lecturer:review',
  },
  transferVoucher: { ...picture('转账凭证', 10, 2400), isPublic: false, reviewer: 'order:manage' },
  invoice: {
    ...picture('发票文件', 10, 2400),
    extensions: ['pdf', ...pictures],
    isPublic: false,
    reviewer: 'invoice:manage',
    isOfInvoice: true,
  },
  leaveProof: {
    ...picture('证明材料', 10, 2400),
    extensions: [...pictures, 'pdf'],
    isPublic: false,
    isOfLeave: true,
  },
  credit: { ...picture('证明材料', 10, 2400), extensions: [...pictures, 'pdf'], isPublic: false, isInCredit: true },
  answer: {
    ...picture('作答文件', 50, 2400),
    extensions: [...pictures, ...papers],
    isPublic: false,
    isInAnswer: true,
  },
  examPhoto: { ...picture('照片', 5, 960), isPublic: false, isOfSitting: true },
  chatPicture: { ...picture('图片', 20, 2400), isPublic: false, isInChat: true },
  chatFile: {
    ...picture('文件', 50, 2400),
    extensions: [...papers, ...sounds, ...films, ...pictures],
    isPublic: false,
    isInChat: true,
  },
  chatVoice: { ...picture('语音', 5, 0), extensions: [...sounds, ...films], isPublic: false, isInChat: true },
  task: {
    ...picture('任务文件', 50, 2400),
    extensions: [...pictures, ...papers],
    isPublic: false,
    isOfTask: true,
  },
  training: {
    ...picture('实训文件', 50, 2400),
    extensions: [...pictures, ...papers],
    isPublic: false,
    isOfTraining: true,
  },
  incubation: {
    ...picture('孵化材料', 50, 2400),
    extensions: [...pictures, ...papers],
    isPublic: false,
    isOfIncubation: true,
  },
  policyFile: { ...picture('政策文件', 20, 2400), extensions: [...pictures, ...papers] },
  feedback: { ...picture('截图', 10, 1920), isPublic: false, reviewer: 'accusation:handle' },
} satisfies Record<string, UploadRule>;

export type UploadPurpose = keyof typeof uploadRules;

export const uploadPurposes = Object.keys(uploadRules) as [UploadPurpose, ...UploadPurpose[]];

/** The address of a stored file, or empty. */
export const fileAddress = /^\/files\/[1-9]\d{0,17}\.[a-z\d]{2,5}$/;

/** Size as people read it: 420 KB, 3.2 MB. */
export const sizeText = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MB).toFixed(bytes % MB === 0 ? 0 : 1)} MB`;
