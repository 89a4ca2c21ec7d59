import type { SeedCourse } from './types.ts';

export const electronicCourses: SeedCourse[] = [
  {
    key: 'mcu-c', kind: 1, name: '嵌入式 C 语言与单片机', category: '单片机', lecturer: 'lushiyi', price: [299, 259], credit: 2, daysAgo: 85, sort: 50,
    tags: ['C 语言', '单片机', '带项目', '配实训'],
    summary: '从点亮一只灯，到做出一台会报警的温度计。',
    intro: {
      lead: '写了十三年固件的讲师，把踩过的坑按出现的次序摆出来：悬空的引脚、抖动的按键、溢出的变量、死循环的中断。跟着做完，你会得到一台能联网报警的温度计。给电子、自动化专业学生和业余爱好者。',
      can: ['配置引脚并解释上拉的作用', '用状态机处理按键', '写中断而不丢数据', '用串口把数据送到电脑'],
      plan: '四章十节，一章一块功能，焊接一节请在通风处进行。每章的程序都要能单独运行。',
      before: '会 C 语言的变量、循环与函数。准备一块任意型号的开发板。',
    },
    chapters: [
      { name: '点亮', periods: [['引脚的高与低', 'mcu-led'], ['上拉电阻为什么要有', 'mcu-led'], ['第一块板子', 'scope-read']] },
      { name: '按键与定时', periods: [['按键为什么会抖', 'scope-read'], ['状态机', 'plc-scan'], ['定时器', 'mcu-led']] },
      { name: '采集', periods: [['温度怎么变成数字', 'scope-read', 'csv-temp'], ['滤掉毛刺', 'data-clean']] },
      { name: '联网报警', periods: [['串口与协议', 'scope-read'], ['把数据送上云', 'cloud-server', 'csv-temp']] },
    ],
  },
  {
    key: 'linux-emb', kind: 1, name: '嵌入式 Linux：从启动到驱动一只传感器', category: '嵌入式 Linux', lecturer: 'lushiyi', price: [329, 279], daysAgo: 37,
    tags: ['嵌入式 Linux', 'C 语言', '传感器'],
    summary: '看懂启动的每一行日志，再写第一个驱动。',
    intro: {
      lead: '从单片机走到嵌入式 Linux，最大的变化是你不再从头管到尾。课程带着你读启动日志，理解引导、内核、文件系统各做了什么，再为一只温湿度传感器写驱动和应用。给有单片机基础、想做网关类产品的人。',
      can: ['编译并烧写一套系统', '从日志判断卡在哪个阶段', '写字符设备驱动的最小骨架', '让应用开机自启并记录日志'],
      plan: '三章七节，编译较慢，建议提前下载好工具链。驱动一章请先抄一遍，再改一遍。',
      before: '做完过一个单片机项目，熟悉 Linux 命令行。',
    },
    chapters: [
      { name: '启动', periods: [['上电之后的三步', 'mcu-led'], ['读懂启动日志', 'cloud-server']] },
      { name: '系统', periods: [['文件系统里有什么', 'cloud-server'], ['账号与服务', 'net-safe'], ['内核文档（英文）', 'https://docs.kernel.org/']] },
      { name: '驱动', periods: [['总线上的一问一答', 'scope-read'], ['传感器数据落盘', 'data-clean', 'csv-temp']] },
    ],
  },
  {
    key: 'scope-use', kind: 1, name: '示波器使用与电路测量', category: '仪器使用', lecturer: 'lushiyi', daysAgo: 50,
    tags: ['示波器使用', '电路设计', '短课'],
    summary: '触发调对了，波形自己会停下来。',
    intro: {
      lead: '示波器旋钮很多，真正要先学会的只有三个：垂直、水平、触发。课程用五个常见信号，教你让波形停下来、量出来、说清楚。适合电子类实训前预习，也适合维修人员补课。',
      can: ['校准探头并选择衰减', '让一个重复信号稳定显示', '读出幅值、周期与上升时间', '判断波形上的毛刺来自哪里'],
      plan: '两章五节，每节用同一块信号板，先预测波形，再去测。',
      before: '知道电压、电流和频率的含义。',
    },
    chapters: [
      { name: '让波形停下来', periods: [['读懂一段波形', 'scope-read'], ['三个旋钮', 'scope-read'], ['探头要先校准', 'mcu-led']] },
      { name: '量出来', periods: [['幅值、周期与上升时间', 'scope-read'], ['毛刺从哪里来', 'scope-read', 'csv-temp']] },
    ],
  },
  {
    key: 'iot-green', kind: 3, name: '物联网采集：给温室装上二十个传感器', category: '传感与采集', lecturer: 'lushiyi', price: [269, 229], daysAgo: 16, sort: 25,
    tags: ['传感器', '物联网平台', '企业共建', '含直播答疑'],
    summary: '选传感器、布线、上传、报警，一座温室的全过程。',
    intro: {
      lead: '项目来自一座真实的番茄温室：二十个传感器，三个月，丢过数据，也误报过警。课程把当时的选择和返工都讲出来，让你知道手册之外还要考虑什么。给物联网、设施农业方向的学生和做小型监测的工程师。',
      can: ['为温度、湿度、光照各选一种传感器', '估算采样间隔与电池寿命', '把断线期间的数据补传回来', '设置不扰民的报警'],
      plan: '录播按施工次序，直播连线温室现场。作业是为自己的教室设计三个测点。',
      before: '做过一次单片机实验，知道什么是串口。',
    },
    chapters: [
      { name: '测什么', periods: [['温室里的温度与湿度', 'greenhouse', 'csv-temp'], ['传感器怎么选', 'scope-read'], ['测点放在哪里', 'greenhouse']] },
      { name: '传回来', periods: [['采样间隔与电池', 'mcu-led'], ['断线之后怎么补', 'cloud-server'], ['清洗温室数据', 'data-clean', 'csv-temp']] },
      { name: '连线温室', periods: [['第一次连线：看现场', { day: -3, at: '10:00', minutes: 45, replay: 'greenhouse' }], ['第二次连线：看报警', { day: 11, at: '10:00', minutes: 45 }]] },
    ],
  },
];
