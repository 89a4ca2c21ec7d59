import type { SeedCourse } from './types.ts';

export const creativeCourses: SeedCourse[] = [
  {
    key: 'layout-type', kind: 1, name: '版式设计：替读者安排眼睛', category: '版式与字体', lecturer: 'shenzhiwei', price: [219, 179], vipFree: true, daysAgo: 81, sort: 44,
    tags: ['版式设计', '字体设计', '带项目', '有证书'],
    summary: '四个动作，把一页乱稿排成能读的样子。',
    intro: {
      lead: '排版不是把东西摆整齐，是决定先看什么、后看什么。课程用一张社区通知改了十二遍，从只会居中，改到不看字也知道重点在哪。给设计助理、新媒体编辑和每个要做海报的人。',
      can: ['用亲密与对齐整理信息', '搭一套能反复用的网格', '为中文选字号、行距与行长', '说服甲方少放一样东西'],
      plan: '三章八节，每节交一版，十二版排在一起就是你的进步。第六版之后请给不懂设计的人看。',
      before: '会任何一种能拖动文字框的软件。',
    },
    chapters: [
      { name: '四个动作', periods: [['亲密、对齐、重复、对比', 'type-layout', 'pic-grid'], ['先分组再美化', 'type-layout'], ['网格图示', 'pic-grid']] },
      { name: '字', periods: [['字号、行距与行长', 'type-layout'], ['标点也占地方', 'type-layout']] },
      { name: '改稿', periods: [['一张通知的十二版', 'type-layout', 'pdf-notice'], ['给外行看一眼', 'meet-open'], ['交付前的检查', 'lean-5s']] },
    ],
  },
  {
    key: 'short-video', kind: 1, name: '短视频创作：三分钟讲清一件事', category: '短视频', lecturer: 'tangyining', price: [199, 159], daysAgo: 69, sort: 36,
    tags: ['脚本写作', '视频剪辑', '带项目'],
    summary: '一个动作、一句话、一次转折，拍完一条短片。',
    intro: {
      lead: '拍过五十条三分钟短片的讲师，只教一种办法：把复杂的事讲成一个动作。课程带你从选题、写脚本、分镜头，到用手机拍完、剪完、改完第一条。给新媒体编辑、宣传干事和想记录生活的人。',
      can: ['用一句话写出选题', '画出十二格分镜', '用手机拍出稳定的三种景别', '剪到每个镜头都有用'],
      plan: '三章八节，六周做完一条，拍摄一章请结伴出门。作业互评看的是讲没讲清，不看设备。',
      before: '一部手机，一个安静的下午。',
    },
    chapters: [
      { name: '写', periods: [['一句话选题', 'film-shot'], ['分镜表', 'pdf-notice'], ['转折放在哪里', 'film-shot']] },
      { name: '拍', periods: [['景别：从远到近', 'film-shot'], ['光从哪里来', 'film-shot'], ['声音比画面重要', 'audio-source']] },
      { name: '剪', periods: [['删掉最喜欢的镜头', 'film-shot'], ['字幕怎么排', 'type-layout']] },
    ],
  },
  {
    key: 'photo-light', kind: 1, name: '摄影基础：光、距离与等待', category: '摄影', lecturer: 'tangyining', daysAgo: 35,
    tags: ['摄影', '零基础'],
    summary: '不谈器材，谈站在哪里、等多久。',
    intro: {
      lead: '好照片多半是走近一步、再等十秒得来的。课程用一条菜市场的街，讲光的方向、人与背景的距离、按下快门的时机。手机和相机都适用。给刚开始拍照的人和要拍工作照片的宣传员。',
      can: ['判断顺光、侧光与逆光', '用距离控制主体与背景', '在三步之内找到干净的背景', '从一百张里挑出三张'],
      plan: '两章五节，每节给一个当天就能完成的题目。挑片比拍片更难，请按讲师的三条标准挑。',
      before: '会用手机拍照。拍人之前先问一声可不可以。',
    },
    chapters: [
      { name: '看', periods: [['光的三个方向', 'film-shot'], ['远、中、近', 'film-shot'], ['背景里多了什么', 'type-layout']] },
      { name: '等', periods: [['快门之前的十秒', 'film-shot'], ['一百张里挑三张', 'data-clean']] },
    ],
  },
  {
    key: 'brand-small', kind: 1, name: '给小店做品牌：从名字到包装', category: '品牌设计', lecturer: 'shenzhiwei', price: [189, 159], daysAgo: 4,
    tags: ['品牌设计', '版式设计', '短课'],
    summary: '一间二十平米的店，也值得好好介绍自己。',
    intro: {
      lead: '小店没有预算请团队，却天天要印价签、贴海报、发朋友圈。课程为一间咖啡小店做完整套：名字、标志、颜色、字体、杯套和一页使用说明，全部控制在两种颜色之内。给店主和独立设计师。',
      can: ['用三个词说清店的性格', '画出黑白也成立的标志', '定一套便宜好印的颜色与字体', '写一页店员看得懂的使用说明'],
      plan: '两章五节，先写后画。没有店的同学，请替常去的那家店做。',
      before: '会一种矢量软件更好，用纸笔也能完成前半部分。',
    },
    chapters: [
      { name: '先写', periods: [['三个词', 'public-notice'], ['客人为什么回来', 'shop-funnel']] },
      { name: '再画', periods: [['黑白也成立', 'type-layout', 'pic-grid'], ['两种颜色', 'type-layout'], ['一页使用说明', 'pdf-notice']] },
    ],
  },
  {
    key: 'en-meeting', kind: 1, name: '商务英语口语：会议与谈判', category: '商务英语', lecturer: 'suman', credit: 1, daysAgo: 94, sort: 85,
    tags: ['商务英语', '英语口语', '商务谈判', '双语'],
    summary: '会前、会中、会后，六十句够用的英语。',
    intro: {
      lead: '开会说不出口，多半不是词汇不够，是没有准备开头的那三句。课程把一场英语会议拆成开场、确认、打断、反对、让步、收尾六个时刻，每个时刻只练十句。给商务、外语专业学生和要开跨国会议的同事。',
      can: ['用三句话开场并说明目的', '礼貌地打断与追问', '拒绝一个条件而不伤和气', '会后写一封清楚的确认信'],
      plan: '四章十节，先听音频，再跟读，最后录一段自己的。每章找一位同伴对练。',
      before: '能读懂简单的英文邮件。口语差没有关系，从第一句开始。',
    },
    chapters: [
      { name: '开场', periods: [['三句话开场', 'meet-open', 'pdf-english'], ['听一场短会', 'audio-meeting'], ['常用句手册', 'pdf-english']] },
      { name: '会中', periods: [['确认你听到的', 'meet-open'], ['礼貌地打断', 'meet-open']] },
      { name: '谈判', periods: [['先说理由再说不', 'meet-open'], ['让步要换回什么', 'audio-meeting'], ['沉默也是回答', 'meet-open']] },
      { name: '会后', periods: [['确认信五要素', 'public-notice'], ['跟读练习', 'audio-meeting']] },
    ],
  },
  {
    key: 'teach-plan', kind: 1, name: '教学设计：一节课从目标开始', category: '教学设计', lecturer: 'suman', price: [159, 129], daysAgo: 30,
    tags: ['带教经验', '沟通表达', '在职进修'],
    summary: '先想学生能做什么，再想老师讲什么。',
    intro: {
      lead: '备课备的是内容，上课难的是学生。课程带你把一节四十五分钟的课倒过来设计：先写学完能做什么，再想怎么知道他会了，最后才安排讲与练。给新教师、企业内训师和带徒弟的师傅。',
      can: ['写出看得见、量得出的目标', '设计一个五分钟的检查点', '把讲授压到一半以内', '根据学生反应当场调整'],
      plan: '两章六节，用自己下周要上的一节课来学，学完直接拿去上。',
      before: '有一节真实要讲的课，十分钟的也算。',
    },
    chapters: [
      { name: '倒着设计', periods: [['一节课的教学目标', 'teach-goal', 'pdf-notice'], ['怎么知道他会了', 'teach-goal'], ['讲与练怎么分', 'teach-goal']] },
      { name: '站上讲台', periods: [['前三分钟', 'meet-open'], ['没人说话的时候', 'teach-goal'], ['下课之后记三行', 'audio-source']] },
    ],
  },
  {
    key: 'tech-writing', kind: 1, name: '技术写作：把方案讲清楚', category: '技术写作', lecturer: 'suman', daysAgo: 62,
    tags: ['技术写作', '沟通表达', '零基础'],
    summary: '一页纸，让忙的人读完就能决定。',
    intro: {
      lead: '方案没通过，常常是因为第三段才说要什么。课程讲一页方案、一份说明书、一封进度信三种常写的文字，用真实的烂稿做手术：删掉客套，提前结论，补上数字与期限。给工程师、学生干部和项目负责人。',
      can: ['在第一句说出结论与请求', '把长句拆到二十五字以内', '用列表和表格代替绕口的段落', '写出照着就能做的步骤'],
      plan: '两章六节，每节改一份稿。请把改前改后都留着，期末自己读一遍。',
      before: '能写三百字以上的中文。',
    },
    chapters: [
      { name: '结论先行', periods: [['一份通知怎么写', 'public-notice', 'pdf-notice'], ['第一句说什么', 'public-notice'], ['数字与期限', 'data-chart']] },
      { name: '写成步骤', periods: [['照着就能做', 'lean-5s'], ['表格代替段落', 'type-layout'], ['一封进度信', 'meet-open']] },
    ],
  },
  {
    key: 'office-doc', kind: 1, name: '公文与通知：办公写作二十例', category: '公文写作', lecturer: 'suman', price: [99, 79], daysAgo: 23,
    tags: ['文案写作', '细致', '短课'],
    summary: '通知、请示、纪要、函，各有各的写法。',
    intro: {
      lead: '办公室里最常写的不过七八种文字，写错格式会被退，写不清事情会被问。课程用二十个例子讲通知、请示、报告、纪要和函，先看错稿，再看改稿，最后给一份自己能套的骨架。给行政、教务和班级干部。',
      can: ['分清请示与报告', '写一份没人来追问的通知', '一小时内整理出会议纪要', '检查称谓、日期、落款与附件'],
      plan: '两章五节，一天一例，二十天练完。格式以所在单位的规定为准。',
      before: '会用文字处理软件。',
    },
    chapters: [
      { name: '写给很多人', periods: [['一份通知怎么写', 'public-notice', 'pdf-notice'], ['纪要记什么', 'meet-open']] },
      { name: '写给上级与同行', periods: [['请示一事一文', 'public-notice'], ['函的语气', 'public-notice'], ['发出前的检查', 'nurse-check', 'pdf-notice']] },
    ],
  },
  {
    key: 'green-tomato', kind: 1, name: '设施园艺：番茄从育苗到采收', category: '设施园艺', lecturer: 'luozhiqiu', credit: 1, daysAgo: 56, sort: 32,
    tags: ['园林设计', '传感器', '可认定学分', '配实训'],
    summary: '一座温室，一百二十天，一株番茄的全记录。',
    intro: {
      lead: '研究设施蔬菜三十年的教授，把一季番茄从播种到采收拍了一遍：每天的温度、湿度和一片叶子的变化都在记录里。你会学到怎么看苗、怎么调环境、怎么判断该不该打药。给园艺专业学生和准备建棚的农户。',
      can: ['育出整齐健壮的苗', '按生长阶段调节温度与湿度', '从叶片判断常见的失调', '写一份可以复查的种植记录'],
      plan: '三章七节，最好跟着自己的两垄番茄学。没有地的同学，用随课的温度记录做分析。',
      before: '没有要求。用药请遵守当地规定和标签说明。',
    },
    chapters: [
      { name: '苗', periods: [['种子与基质', 'greenhouse'], ['一株好苗的样子', 'greenhouse']] },
      { name: '环境', periods: [['温室里的温度与湿度', 'greenhouse', 'csv-temp'], ['夜里比白天要紧', 'greenhouse'], ['读一份温度记录', 'data-chart', 'csv-temp']] },
      { name: '采收', periods: [['叶子在说什么', 'greenhouse'], ['产量与记录', 'data-chart']] },
    ],
  },
  {
    key: 'farm-sell', kind: 3, name: '农产品经营：把一筐番茄卖出好价', category: '农产品经营', lecturer: 'luozhiqiu', price: [119, 99], daysAgo: 17,
    tags: ['选品', '成本核算', '含直播答疑'],
    summary: '分级、包装、定价、讲故事，一样都少不了。',
    intro: {
      lead: '丰收了反而发愁，是因为只会种、不会卖。课程跟着一个合作社卖完三百筐番茄：哪些进商超，哪些走网店，哪些就地做酱，账要怎么算。给涉农专业学生、返乡的年轻人和合作社社员。',
      can: ['按标准分级并减少损耗', '算出三种渠道的到手价', '写一段不夸张的产品介绍', '安排一次采摘到发货的流程'],
      plan: '录播五节，用随课的流水表练习，再用两场直播看学员自家的产品。',
      before: '会加减乘除，手边有一样想卖的农产品更好。',
    },
    chapters: [
      { name: '算', periods: [['三种渠道的到手价', 'acct-equation', 'csv-shop'], ['损耗在哪一步', 'shop-funnel']] },
      { name: '卖', periods: [['分级与包装', 'type-layout'], ['产品介绍怎么写', 'public-notice'], ['采摘到发货', 'lean-5s', 'pdf-5s']] },
      { name: '直播：你家的产品', periods: [['第一场：分级与定价', { day: -5, at: '20:00', minutes: 50, replay: 'shop-funnel' }], ['第二场：改产品介绍', { day: 13, at: '20:00', minutes: 50 }]] },
    ],
  },
];
