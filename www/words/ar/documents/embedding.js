// Arabic: how to put a table on a page of one's own (www/embedding.html), by its keys; the words of its form are in
// ../pages.js. Sentences are HTML; code in them is read from left to right.

/** @type {Record<string, string>} */
export default {
  title: 'في صفحتك أنت · Cadogan',
  description: 'كيف تضع واحدة من أربع ألعاب سوليتير من العصر الفكتوري في صفحة لك: عنصرًا، أو في إطار iframe، أو من npm.',
  nav: 'في هذه الصفحة',
  'nav-1': 'الشيفرة',
  'nav-2': 'العنصر',
  'nav-3': 'إطار iframe',
  'nav-4': 'أمثلة',
  heading: 'في صفحتك أنت',
  lead: 'يمكن لأي من هذه الألعاب أن تكون في صفحة لك، وتُلعب بالفأرة واللمس ولوحة المفاتيح وقارئ الشاشة. لا تطلب شيئًا من أي خادم آخر، ولا تحتفظ بشيء عن زوارك.',
  'no-scripts': 'النموذج الذي يصنع الشيفرة مصنوع هو نفسه من نصوص برمجية، وهي معطّلة هنا. كل ما يعرفه مكتوب أدناه.',
  'size-hint': 'بالبكسل، أو العرض بالنسبة المئوية',
  element: 'العنصر',
  'element-text':
    'مهما كثرت العناصر فهي تتشارك وحدة واحدة. تذهب المفاتيح إلى العنصر الذي عليه التركيز. ما بين الوسمين يظهر حتى تُفرش الطاولة، ولمن لا نصوص برمجية عنده. أعطه الحجم الذي تريد من ورقة أنماطك؛ وإلا كان بعرض ما حوله وأخذ معظم ارتفاع النافذة.',
  'element-text-2':
    'من npm: <code>cadogan-patience</code>، مع الأنواع. يمكن استيراده حيث لا صفحة، ومن أدوات التحزيم. القواعد وحدها، بلا طاولة، هي <code>cadogan-patience/engine</code>: في صفحة، أو في worker، أو في Node.',
  attributes: 'السمات',
  'attributes-text':
    'كل سمة خاصية بالاسم نفسه أيضًا، وتعمل حين تتغير، ويمكن أن تُضبط قبل أن يصل النص البرمجي. ضبط الخاصية على <code>null</code> أو <code>undefined</code> أو <code>false</code> يزيل السمة. القيمة المعتادة أولًا.',
  'attributes-head': 'السمة',
  'attributes-head-2': 'القيم',
  'attributes-head-3': 'المعنى',
  'attributes-game': 'أي لعبة. وحدها تعني: وزّع توزيعة عشوائية. بلا لعبة ولا توزيعة ينتظر العنصر <code>link</code>.',
  'attributes-deal':
    'رمز: <code>S7Q3-K9X2</code>؛ أو <code>today</code>؛ أو رابط: <code>sly/S7Q3-K9X2/…</code>، <code>replay/…</code>',
  'attributes-deal-2':
    'أي توزيعة. الرمز يعرف لعبته؛ و<code>today</code> هي توزيعة اليوم من <code>game</code>، نفسها للجميع، ويمكن كسبها. وإن بدأت بـ <code>~</code> فهي أوراقك أنت، وتحتاج إلى <code>game</code>. والرابط الكامل يقول كل شيء بنفسه، مهما كان في <code>game</code> و<code>moves</code>.',
  'attributes-moves': 'الجزء الأخير من الرابط',
  'attributes-moves-2': 'إلى أين وصل اللعب.',
  'attributes-controls':
    'ما حول الأوراق: كل شيء؛ أو جملة وبضعة أزرار؛ أو لا شيء. والخيارات التي تطلبها القواعد تُعرض في كل حال.',
  'attributes-loading': '<code>lazy</code>: تُحمَّل القواعد والأوراق حين تقترب الطاولة مما يُرى.',
  'attributes-home': 'موجودة أو لا',
  'attributes-home-2': 'تُظهر اسم المجموعة زرًّا يطلق <code>patience-home</code>.',
  'attributes-lang':
    'لغة الطاولة إن كانت لديها؛ وإلا تكلمت بالإنجليزية مهما كانت لغة صفحتك، وأخبرت قارئات الشاشة بذلك. <code>en</code> و<code>de</code> و<code>fr</code> و<code>es</code> و<code>ar</code> هي الإنجليزية والألمانية والفرنسية والإسبانية والعربية. كل طاولات الصفحة تتكلم لغة واحدة. وما بين الوسمين يبقى بلغة صفحتك.',
  'attributes-theme': 'الألوان؛ كما في النظام ما لم يُذكر غيرها.',
  'attributes-suits': 'ألوان الأنواع.',
  'attributes-faces': 'وجوه الأوراق.',
  'attributes-indices': 'حروف الصور: حروف اللغة، K Q J أو K D B أو R D V. وهي نفسها في كل طاولات الصفحة.',
  'attributes-contrast': 'أسود وأبيض فقط، بأشكال بدل الألوان: حيث يطلب النظام تباينًا أعلى، أو دائمًا.',
  'attributes-magnify':
    'كم تُكبَّر الأوراق فوق ما يتسع له المكان؛ تتحرك الطاولة عندئذ تحت إطارها. مع <code>auto</code> يحدث ذلك حيث كُبّرت الصفحة، لكن ليس في إطار iframe أبدًا، فهو لا يستطيع أن يعرف.',
  'attributes-felt': 'لون الطاولة.',
  'attributes-back': 'نقش ظهور الأوراق.',
  'attributes-hand': 'في أي جانب تكون أزرار الهاتف الممسوك بالعرض.',
  'attributes-packets': 'هل تُرى الأوراق تحت أعلى الكومة: <code>auto</code> على الطاولات العريضة.',
  'attributes-next': 'هل يقول كل أساس أي ورقة ينتظر.',
  'attributes-dealing': 'هل يستمر التوزيع من نفسه حتى يكون ما يُختار.',
  'attributes-dealt':
    'هل تُرى الأوراق الموزّعة وهي تذهب إلى مواضعها واحدة بعد أخرى. مع <code>first</code> تُسأل الصفحة كل مرة: <code>patience-unroll</code>، ولها أن تمنعه.',
  'attributes-safe': 'هل تذهب إلى الأساس من نفسها الأوراق التي لن يُحتاج إليها بعد.',
  'attributes-speed': 'بأي سرعة تنزلق الأوراق. ومن طلب حركة أقل فلا حركة له.',
  'attributes-keys': 'هل الحروف والأرقام المفردة مفاتيح ما دام التركيز على الأوراق.',
  'attributes-keymap': 'مثل <code>d=x h=j</code>',
  'attributes-keymap-2': 'مفاتيح غير المعتادة: كل منها وقبله المعتاد. ولا يكون لمفتاح معنيان.',
  'attributes-speech': 'كم يقال لقارئ الشاشة؛ مع <code>full</code> كل ورقة توزَّع وأين توضع.',
  'attributes-crosses': 'أين تعلّم صلبان الكتاب الصغيرة الأوراق المتاحة: عند السماح في Labyrinth، أو دائمًا.',
  'attributes-verdict': 'هل يقول الحلّال بعد كل نقلة هل ما زال كسب اللعبة ممكنًا.',
  'attributes-deals':
    'هل التوزيعة الجديدة مما ثبت أنه يمكن كسبه، ومن أي درجة: لكل درجة ربع تلك التوزيعات. وبلا قائمتها فهي أي توزيعة.',
  'attributes-sound': 'أصوات الأوراق.',
  members: 'خصائص أخرى، ودوال',
  'members-head': 'الاسم',
  'members-head-2': 'المعنى',
  'members-link': 'اللعبة وكل نقلاتها جزءًا من عنوان، بلا «#». وضبطها يفتح تلك اللعبة.',
  'members-view': 'الطاولة كما يجوز للاعب أن يراها؛ <code>null</code> قبل الأولى. ما تقوله رموز لا كلمات. للقراءة فقط.',
  'members-grade':
    'كم هي صعبة التوزيعة التي على الطاولة: <code>gentle</code>، <code>fair</code>، <code>stern</code>، <code>cruel</code>؛ و<code>null</code> حيث لا يُعرف ذلك، أو لم يُعرف بعد. ويقوله العنصر أيضًا في سمة بهذا الاسم.',
  'members-prompt': 'ما يُطلب من اللاعب الآن، بالكلمات.',
  'members-save':
    'اللعبة الجارية نصًّا، مع كل ما يمكن التراجع عنه وإعادته؛ وطريق العودة. والرابط يكفي أيضًا للنقلات وحدها.',
  'members-openlink':
    'تفتح رابطًا. الرابط السيئ يقال على الطاولة ويتركها كما كانت؛ وتعيد هل أمكن فتحه. رابط العرض <code>replay/…</code> يُفتح في مشغّل: اللعبة عند توزيعتها، وتنتظر «تشغيل».',
  'members-playmove': 'تلعب نقلة واحدة بالترميز، مثل <code>c3&gt;f</code>؛ وترمي Error فيه السبب إن لم تكن جائزة.',
  'members-undo':
    'إلى الوراء، إلى الأمام، إلى التوزيعة. وفي عرض، أو في درس، أو في طريق يبيّنه الحلّال، تكون <code>undo()</code> و<code>redo()</code> خطوة إلى الوراء وخطوة إلى الأمام.',
  'members-dealOn':
    'تفعل <code>dealOn()</code> ما تقوله <code>view.dealLabel</code>: توزّع حتى القرار التالي. وحيث يكون وضع الورقة التي في اليد قرارًا، لأنها تصلح للأساس أو تغطي ما يصلح له، يقول الزر «ضعها وواصل». وتلعب <code>playSafe()</code> إلى الأساس ما لن يُحتاج إليه بعد.',
  'members-newDeal': 'توزّع اللعبة التي على الطاولة من جديد. ويتحقق الوعد حين تستقر الأوراق في أماكنها.',
  'members-startLesson':
    'تُظهر درس اللعبة، بضع خطوات باليد، في مكانها؛ ويبقى <code>link</code> و<code>save</code> والأحداث للعبة الجارية، التي تعود حين يُترك الدرس أو يُطلب منها شيء غير <code>undo()</code> و<code>redo()</code> و<code>dealOn()</code>، فهذه يأخذها الدرس لنفسه. تَعِد بأن تقول هل هناك درس.',
  'members-solve': 'تسأل هل ما زال كسب اللعبة الجارية ممكنًا، وتقول ما يُعرف.',
  'members-text':
    'يُشاهَد العرض نقلة نقلة، بسرعته أو خطوة خطوة، إلى الأمام وإلى الوراء؛ و«تابع من هنا» تجعله لعبة عادية. يُحمَّل المشغّل مع أول عرض، ولا يبدأ من نفسه، ويترك التركيز حيث هو. حيثما يُذكر رابط يصلح رابط العرض: <code>open()</code> و<code>link</code> و<code>deal</code>.',
  'members-text-2':
    'يمكن نقل العنصر في الصفحة؛ فيمضي كما كان. وإن أُخرج ردّ كل ما يمسكه؛ وإن أُعيد وضع اللعبة نفسها حيث كانت، مع ما يمكن إعادته.',
  events: 'الأحداث',
  'events-text':
    'كلها تصعد وتخرج من شجرة الظل. في <code>detail</code>: <code>game</code> و<code>deal</code> و<code>link</code> و<code>outcome</code> (<code>playing</code>، <code>won</code>، <code>stuck</code>) و<code>ply</code> و<code>plies</code> (النقلات الملعوبة، ومعها ما تُراجع عنه).',
  'events-head': 'الحدث',
  'events-head-2': 'متى',
  'events-patience-ready': 'فُرشت الطاولة الأولى.',
  'events-patience-move':
    'تغيرت الطاولة؛ وتقول <code>detail.kind</code> بماذا: <code>move</code>، <code>deal</code>، <code>undo</code>، <code>redo</code>، <code>restart</code>، <code>safe</code>، <code>open</code>، <code>new-deal</code>؛ و<code>replay</code> و<code>shown</code> خطوتان في عرض أو فيما يبيّنه الحلّال.',
  'events-patience-won':
    'انتهت اللعبة؛ أو لم تبق نقلة، ولا ينفع إلا التراجع. إن كانت <code>kind</code> هي <code>replay</code> أو <code>shown</code> فلم يكسب أحد: كان ذلك مشاهدة فقط. يُظهر العنصر بطاقة الفوز ما لم تستدع الصفحة <code>preventDefault()</code> على <code>patience-won</code>.',
  'events-patience-grade':
    'صار معروفًا كم هي صعبة التوزيعة التي على الطاولة: <code>detail.grade</code>، ويذكرها كل حدث بعده أيضًا.',
  'events-patience-error': 'تعذّر شيء؛ و<code>detail.message</code> هي الجملة التي على الطاولة.',
  'events-patience-new-deal': 'يطلبها زر. يفعلها العنصر بنفسه ما لم تستدع الصفحة <code>preventDefault()</code>.',
  'events-patience-home': 'زر <code>home</code>؛ وزر قائمة النقلات. تفعل الصفحة ما تشاء.',
  'events-patience-rules':
    'تُطلب قاعدة، <code>detail.rule</code>؛ و<code>preventDefault()</code> تمنع إظهارها على الطاولة.',
  'events-patience-hint':
    'طُلب تلميح؛ و<code>detail.kind</code> هي <code>fair</code> أو <code>knowing</code> أو <code>verdict</code> أو <code>shown</code>. أو ضبط اللاعب شيئًا على الطاولة: <code>detail.name</code>، <code>detail.value</code>.',
  'events-patience-lesson':
    'بدأ درس، أو بلغ خطوة، أو انتهى: <code>detail.kind</code> هي <code>begin</code> أو <code>step</code> أو <code>end</code>، مع <code>step</code> من <code>of</code>، وفي النهاية <code>done</code>: هل مُرّ بها كلها.',
  'events-patience-win':
    'تسأل بطاقة الفوز عما تعرفه الصفحة عن اللعبة؛ وتأخذه <code>detail.tell()</code>، أو وعدًا به: <code>address</code>، <code>streak</code>، <code>day</code>، <code>hints</code>، <code>undos</code>، <code>watch</code>.',
  'events-patience-unroll':
    'توشك الأوراق أن تُرى ذاهبة إلى مواضعها واحدة واحدة؛ و<code>preventDefault()</code> تضعها دفعة واحدة.',
  looks: 'المظهر',
  'looks-text':
    'فتحتان: واحدة بلا اسم لما يظهر قبل الطاولة، و<code>notice</code> لما تريد الصفحة قوله مكان جملة الطاولة. وأجزاء لورقة أنماطك: <code>bar</code>، <code>plate</code>، <code>board</code>، <code>foot</code>، <code>status</code>، <code>key</code>، <code>choice</code>. والألوان خصائص مخصصة تضبطها على العنصر:',
  'looks-head': 'الخاصية المخصصة',
  'looks-head-2': 'الألوان',
  'looks-patience-paper': 'حول الطاولة: الأرضية، والنص، والنص الهادئ، وخطوط الأطر والأزرار، والخطوط الخفيفة',
  'looks-patience-felt': 'الطاولة، وما كُتب عليها، وحدود الموضع الفارغ',
  'looks-patience-card': 'الوجوه وحوافها، والظهور',
  'looks-patience-black': 'الأنواع، اثنين اثنين أو كل على حدة',
  'looks-patience-accent': 'ما اختير أو يمكن اللعب إليه، وحلقة التركيز',
  'looks-patience-font': 'الخط',
  'looks-text-2': 'كل ما عدا ذلك من أوراقك يبقى خارجًا، حتى ما يعيد ضبط كل العناصر؛ وكذلك اتجاه صفحتك ولغتها.',
  files: 'أين ملفاته',
  'files-text':
    'من الحزمة تأخذ Vite وwebpack 5 وRspack وParcel وNext وAstro ما تجلبه الطاولة: WebAssembly والعامل وأوراق الأنماط والخط. ولأدوات التحزيم التي لا تفعل، مثل esbuild وRollup، أو التي تعيد قواعدها كتابة الأوراق، انسخ مجلد الحزمة إلى خادمك وقل أين هو، قبل انتظار أي شيء:',
  'files-text-2': 'هي دالة لا سمة، لأن النصوص البرمجية تأتي من هناك: لا يستطيع وسم يُدسّ في صفحة أن يختارها.',
  recipes: 'وصفات',
  'recipes-text':
    'تبدأ كل منها بـ <code>npm install cadogan-patience</code>. تصنع <code>mount</code> طاولة باستدعاء واحد، وتقول فورًا ما كُتب خطأ:',
  'recipes-text-2': 'لا يعطي React مستمعًا لعنصر صنعه خادم، وقبل الإصدار 19 لا يعطيه لأي من عناصرنا: يفعل ذلك ref.',
  'recipes-text-3':
    'الوحدات <code>/react</code> و<code>/vue</code> و<code>/svelte</code> هي العنصر نفسه، مع أنواع للوسوم؛ و<code>custom-elements.json</code> في الحزمة يخبر المحررات والفهارس بما فيه.',
  policies: 'السياسات',
  'policies-text':
    "يعمل تحت Content Security Policy صارمة مع Trusted Types. يحتاج لأصل ملفاته إلى <code>script-src</code> و<code>style-src</code> و<code>font-src</code> و<code>connect-src</code>؛ وكذلك <code>'wasm-unsafe-eval'</code> في <code>script-src</code>. والحلّال حين يُسأل يعمل في worker: <code>worker-src</code> للأصل نفسه، أو <code>blob:</code> حيث الملفات على أصل آخر، و<code>trusted-types cadogan</code> حيث تُطلب الأنواع؛ وبلا ذلك يقول إنه لا يستطيع. وخادم الملفات الذي يخدم صفحات من أصول أخرى يرسل <code>Access-Control-Allow-Origin: *</code>، كما تفعل خوادم ساكنة كثيرة و<code>cargo xtask serve</code>؛ و<code>.wasm</code> بنوع <code>application/wasm</code>، و<code>.js</code> بنوع <code>text/javascript</code>.",
  frame: 'إطار iframe',
  'frame-text':
    'كل سمة للعنصر عدا <code>home</code> و<code>loading</code> معامل: <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. ويمكن أن تأتي بعد «#»، حيث لا يراها خادم؛ وكذلك رابط كامل: <code>embed.html#sly/S7Q3-K9X2</code>. ورابط العرض يُفتح في المشغّل في الموضعين: <code>embed.html#replay/…</code>، <code>embed.html?deal=replay/…</code>.',
  'frame-text-2':
    'يعمل مع <code>sandbox="allow-scripts"</code>، بلا أصل وبلا تخزين. وعلى خادم الملفات عندئذ أن يرسل <code>Access-Control-Allow-Origin: *</code>، وإلا لم تُحمَّل وحدة. أعط <code>allow="clipboard-write"</code> إن كانت الروابط ستُنسخ.',
  headers: 'ما يرسله خادم الملفات',
  'headers-text':
    "الملفات التي يصنعها <code>cargo xtask dist</code> للخوادم، وهي <code>_headers</code> وأمثلة nginx وCaddy، تقول هذا كله. <code>Content-Security-Policy: frame-ancestors 'self'</code> مع كل صفحة عدا <code>embed.html</code> تُبقي الموقع خارج إطارات الآخرين، حيث قد تلعب نقرات قُصد بها غيره أو تمحو ألعابًا؛ ومع <code>embed.html</code> يمكن أن تعدّد من يجوز له إطار. و<code>Cross-Origin-Opener-Policy: same-origin</code> تفصل الصفحات عن النوافذ التي تفتحها. و<code>Access-Control-Allow-Origin: *</code> و<code>Cross-Origin-Resource-Policy: cross-origin</code> تتيحان العنصر لصفحات أخرى. يُرسل <code>.wasm</code> بنوع <code>application/wasm</code>، و<code>.js</code> بنوع <code>text/javascript</code>، و<code>.css</code> بنوع <code>text/css</code>، و<code>.webmanifest</code> بنوع <code>application/manifest+json</code>. لا تستطيع صفحة أن تقول ذلك بنفسها: والخادم الذي لا يرسل ترويسات، مثل GitHub Pages، يمكن وضعه في إطار. ويجب أن تصل الملفات كما هي: فالخادم الذي يكتب شيئًا في الصفحات يمنع حفظها للاستعمال بلا شبكة.",
  messages: 'الرسائل',
  'messages-text':
    'يخبر الإطار الصفحة التي تحمله بما يحدث، ويفعل ما تطلبه. كل رسالة كائن فيه <code>cadogan: 1</code>، وهي نسخة هذا البروتوكول. قد تضاف حقول؛ وما هنا يبقى.',
  'messages-head': 'من الإطار',
  'messages-head-2': 'حقول أخرى',
  'messages-hello': 'لا شيء: يستمع من الآن',
  'messages-error': 'نفسها، و<code>message</code>',
  'messages-height': '<code>height</code>: البكسلات التي تجد فيها الطاولة كل المكان الذي تريده لعرض الإطار',
  'messages-reply': '<code>id</code> الأمر، و<code>ok</code>، والحالة كما سبق، و<code>message</code> إن تعذّر',
  'messages-head-3': 'إلى الإطار',
  'messages-head-4': 'حقول أخرى؛ و<code>id</code>، رقمًا أو نصًّا قصيرًا، يطلب ردًّا',
  'messages-set': '<code>name</code> سمة، و<code>value</code> أو <code>null</code>',
  'messages-undo': 'لا شيء',
  'messages-text-2':
    'ما يعبر هنا ليس سرًّا: لا يقرأ الإطار تخزينًا ولا ملف ارتباط، فلا يستطيع أن يخبر إلا باللعبة التي وضعتها الصفحة فيه وبالنقلات منذ ذلك؛ ولا يقدر أمر على ما لا يقدر عليه زائر بيده. لذلك يخبر كل من يحمله، ولا يطيع غيره: ما لا يأتي من النافذة الحاملة، أو ليس على هذه الصورة، يُهمَل. ومع <code>origin=https://your.host</code> بين المعاملات يُخبَر ذلك الأصل وحده ويُسمع: يصلح أي عنوان منه، لكن مع <code>https://</code> أو <code>http://</code> قبله. والقيمة التي لا تسمّي أصلًا تغلق القناة: لا يُخبَر أحد ولا يُسمع، ويقول الإطار ووحدة التحكم ذلك. ومن جهتك تحقق من <code>event.source === iframe.contentWindow</code>: ففي صندوق الرمل تكون <code>event.origin</code> هي <code>"null"</code>.',
};
