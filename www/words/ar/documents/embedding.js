// Arabic: www/embedding.html, by its keys. Sentences are HTML; ../pages.js has the words of its form. Code in sentences runs from left to right.

/** @type {Record<string, string>} */
export default {
  title: 'تضمينها في موقعك · Cadogan',
  description: 'كيف تضع واحدة من أربع ألعاب سوليتير من العصر الفكتوري في صفحتك: عنصرًا، أو في إطار iframe، أو من npm.',
  nav: 'في هذه الصفحة',
  'nav-1': 'الشيفرة',
  'nav-2': 'العنصر',
  'nav-3': 'إطار iframe',
  'nav-4': 'أمثلة',
  heading: 'تضمينها في موقعك',
  lead: 'ضع أيًّا من هذه الألعاب في صفحتك، لتُلعب بالفأرة واللمس ولوحة المفاتيح وقارئ الشاشة. لا طلبات إلى خوادم أخرى، ولا يُحفظ شيء عن زوارك.',
  'no-scripts': 'يحتاج هذا النموذج إلى نصوص برمجية، وهي معطّلة. كل ما يفعله مشروح أدناه.',
  'size-hint': 'بالبكسل؛ والعرض بالنسبة المئوية أيضًا',
  element: 'العنصر',
  'element-text':
    'تتشارك كل طاولات الصفحة وحدة واحدة. وتذهب الاختصارات إلى التي عليها التركيز. المحتوى بين الوسمين بديل، يظهر حتى تُحمَّل الطاولة أو حين تكون النصوص البرمجية معطّلة. اضبط حجمها بـ CSS؛ وإلا كانت بعرض حاويتها وأخذت معظم ارتفاع النافذة.',
  'element-text-2':
    'من npm: <code>cadogan-patience</code>، مع الأنواع. يمكنك استيراده على خادم ومن أدوات التحزيم. القواعد وحدها، بلا طاولة، هي <code>cadogan-patience/engine</code>، للصفحات والـ workers وNode.',
  attributes: 'السمات',
  'attributes-text':
    'كل سمة خاصية بالاسم نفسه أيضًا، وتسري حين تتغير، ويمكن ضبطها قبل تحميل النص البرمجي. ضبط الخاصية على <code>null</code> أو <code>undefined</code> أو <code>false</code> يزيل السمة. القيمة الافتراضية أولًا.',
  'attributes-head': 'السمة',
  'attributes-head-2': 'القيم',
  'attributes-head-3': 'المعنى',
  'attributes-game': 'اللعبة. وحدها توزّع توزيعة عشوائية. بلا لعبة ولا توزيعة ينتظر العنصر <code>link</code>.',
  'attributes-deal':
    'رمز: <code>S7Q3-K9X2</code>؛ أو <code>today</code>؛ أو رابط: <code>sly/S7Q3-K9X2/…</code>، <code>replay/…</code>',
  'attributes-deal-2':
    'التوزيعة. يتضمن الرمز لعبته؛ و<code>today</code> هي توزيعة اليوم من <code>game</code>: يمكن الفوز بها، وهي نفسها للجميع. و<code>~</code> في البداية تسرد أوراقك أنت، وتحتاج إلى <code>game</code>. والرابط الكامل يغلب <code>game</code> و<code>moves</code>.',
  'attributes-moves': 'الجزء الأخير من الرابط',
  'attributes-moves-2': 'النقلات التي لُعبت حتى الآن.',
  'attributes-problem': '<code>daily</code>، أو رابط: <code>problem/…</code>',
  'attributes-problem-2':
    'مسألة للحل بدل لعبة: <code>daily</code> مسألة اليوم، وهي نفسها للجميع، وبعدها بقية مسائل اليوم. يجوز حذف <code>problem/</code> من الرابط. والرابط الذي ليس في أي قائمة يُبرهن أولًا. القيمة الخاطئة خطأ له جملة.',
  'attributes-controls':
    'ما يحيط بالأوراق: كل شيء؛ أو جملة وبضعة أزرار؛ أو لا شيء. والخيارات التي تتطلبها القواعد تظهر دائمًا.',
  'attributes-loading': 'مع <code>lazy</code> تُحمَّل القواعد والأوراق حين تقترب الطاولة من الجزء المعروض.',
  'attributes-home': 'موجودة أو لا',
  'attributes-home-2': 'تعرض اسم المجموعة زرًّا يطلق <code>patience-home</code>.',
  'attributes-lang':
    'لغة الطاولة: الإنجليزية أو الألمانية أو الفرنسية أو الإسبانية أو العربية. وأي قيمة أخرى تعطي الإنجليزية، أيًّا كانت لغة صفحتك، وتخبر الطاولة قارئات الشاشة بذلك. تتشارك كل طاولات الصفحة لغة واحدة. والمحتوى بين الوسمين يبقى بلغة صفحتك.',
  'attributes-theme': 'الألوان الفاتحة أو الداكنة؛ وإلا فألوان النظام.',
  'attributes-suits': 'ألوان الأنواع.',
  'attributes-faces': 'وجوه الأوراق.',
  'attributes-indices': 'أحرف أوراق الصور: K Q J أو K D B أو R D V؛ وإلا فأحرف اللغة. تتشاركها كل طاولات الصفحة.',
  'attributes-contrast': 'أبيض وأسود، بأشكال بدل الألوان: حين يطلب النظام تباينًا أعلى، أو دائمًا.',
  'attributes-magnify':
    'تكبّر الأوراق فوق ما يتسع له المكان؛ فتتحرك الطاولة. مع <code>auto</code> تتبع تكبير الصفحة، إلا في إطار iframe، فهو لا يكتشفه.',
  'attributes-felt': 'لون الطاولة.',
  'attributes-back': 'النقش على ظهور الأوراق.',
  'attributes-hand': 'جانب الأزرار على هاتف بالوضع الأفقي.',
  'attributes-packets': 'هل تُفرد الكومات: مع <code>auto</code> على الطاولات العريضة.',
  'attributes-next': 'هل يعرض كل أساس ورقته التالية.',
  'attributes-dealing': 'هل توزّع الضغطة الواحدة حتى القرار التالي، أم ورقة واحدة.',
  'attributes-dealt':
    'هل تنتقل الأوراق الموزّعة إلى كوماتها واحدة واحدة. مع <code>first</code> تطلق كل توزيعة <code>patience-unroll</code>، ولصفحتك أن تلغيه.',
  'attributes-safe': 'هل تذهب الأوراق الآمنة إلى الأساس تلقائيًا.',
  'attributes-speed': 'سرعة حركة الأوراق. تُتجاهل مع <code>prefers-reduced-motion</code>.',
  'attributes-keys': 'هل الأحرف والأرقام المفردة اختصارات ما دام التركيز على الأوراق.',
  'attributes-keymap': 'مثل <code>d=x h=j</code>',
  'attributes-keymap-2': 'اختصارات مغيّرة، كل منها على صورة الافتراضي=الجديد. ولا يكون لمفتاح معنيان.',
  'attributes-speech': 'مقدار ما يُعلَن لقارئ الشاشة؛ ويشمل <code>full</code> كل ورقة موزّعة وكومتها.',
  'attributes-crosses': 'متى تظهر العلامة ^ على الأوراق المتاحة: عند السماح في Labyrinth، أو دائمًا.',
  'attributes-verdict': 'هل يتحقق برنامج الحل بعد كل نقلة مما إذا كان الفوز ما زال ممكنًا.',
  'attributes-deals':
    'التوزيعات الجديدة: يمكن الفوز بها، أو يمكن الفوز بها ومن درجة واحدة، أو أيًّا كانت. وإن تعذّر تحميل قائمة التوزيعات التي يمكن الفوز بها فهي <code>any</code>.',
  'attributes-sound': 'أصوات الأوراق.',
  members: 'خصائص أخرى، وطرائق',
  'members-head': 'الاسم',
  'members-head-2': 'المعنى',
  'members-link':
    'اللعبة وكل نقلاتها جزءًا من عنوان، بلا «#». وضبطها يفتح تلك اللعبة. وقبل اللعبة الأولى تكون فارغة بعد رابط مرفوض، وأثناء قراءة <code>restore()</code>.',
  'members-view': 'الطاولة كما يراها اللاعب؛ <code>null</code> قبل الأولى. نصوصها رموز لا كلمات. للقراءة فقط.',
  'members-grade':
    'درجة التوزيعة الحالية: <code>gentle</code> (سهلة)، <code>medium</code> (متوسطة)، <code>stern</code> (صعبة)، <code>cruel</code> (قاسية)؛ و<code>null</code> إن كانت مجهولة. وهي أيضًا سمة للعنصر.',
  'members-prompt': 'الطلب الحالي، بالكلمات.',
  'members-save':
    '<code>save</code> هي اللعبة الجارية نصًّا، مع كل ما فيها من تراجع وإعادة؛ وتفتحها <code>restore()</code> من جديد. والرابط يفعل ذلك للنقلات وحدها.',
  'members-openlink':
    'تفتح رابطًا؛ وتعيد هل نجح ذلك. تبلّغ الطاولة عن الرابط السيئ وتبقى كما كانت. ورابط إعادة العرض، <code>replay/…</code>، يُفتح في مشغّل: تعرض اللعبة توزيعتها وتنتظر «تشغيل».',
  'members-playmove': 'تلعب نقلة واحدة بالترميز، مثل <code>c3&gt;f</code>؛ وترمي Error فيه السبب إن لم تكن ممكنة.',
  'members-undo':
    'تراجع، أو إعادة، أو عودة إلى التوزيعة. في إعادة عرض أو درس أو طريق فوز من برنامج الحل، تخطو <code>undo()</code> و<code>redo()</code> إلى الخلف وإلى الأمام.',
  'members-dealOn':
    'تفعل <code>dealOn()</code> ما تقوله <code>view.dealLabel</code>: توزّع حتى القرار التالي. وإن كان وضع الورقة التي في يدك قرارًا، لأنها جاهزة للأساس أو ستغطي ورقة جاهزة له، فالنص «وضعها والتوزيع». وتنقل <code>playSafe()</code> كل الأوراق الآمنة إلى الأساس.',
  'members-newDeal': 'توزّع اللعبة نفسها من جديد. ويتحقق الوعد حين تصبح الأوراق في أماكنها.',
  'members-startLesson':
    'تعرض درس اللعبة مكانها، بضع خطوات تُلعب. ويبقى <code>link</code> و<code>save</code> والأحداث للعبة الجارية، التي تعود حين ينتهي الدرس أو حين تستدعي غير <code>undo()</code> و<code>redo()</code> و<code>dealOn()</code>؛ فهذه تعمل في الدرس. ويتحقق الوعد بقيمة تقول هل للعبة درس.',
  'members-solve': 'تسأل برنامج الحل هل ما زال الفوز باللعبة الجارية ممكنًا، وتعرض جوابه.',
  'members-text':
    'تسير إعادة العرض بسرعتها أو خطوة خطوة، إلى الأمام وإلى الخلف؛ و«متابعة» تجعلها لعبة عادية. يُحمَّل المشغّل مع أول إعادة عرض، ولا يبدأ تلقائيًا، ولا يمسّ التركيز. تقبل <code>open()</code> و<code>link</code> و<code>deal</code> كلها روابط إعادة العرض.',
  'members-text-2':
    'انقل العنصر في الصفحة وتستمر لعبته. وإن أُزيل حرّر كل ما يمسكه؛ وإن أُدرج ثانية استعاد الوضع نفسه، مع ما يمكن إعادته.',
  events: 'الأحداث',
  'events-text':
    'كلها تصعد وتعبر شجرة الظل. في <code>detail</code>: <code>game</code> و<code>deal</code> و<code>link</code> و<code>outcome</code> (<code>playing</code>، <code>won</code>، <code>stuck</code>) و<code>ply</code> و<code>plies</code> (النقلات الملعوبة، بلا المتراجَع عنها ومعها).',
  'events-head': 'الحدث',
  'events-head-2': 'متى',
  'events-patience-ready': 'الطاولة الأولى جاهزة.',
  'events-patience-move':
    'تغيرت الطاولة؛ و<code>detail.kind</code> هي <code>move</code> أو <code>deal</code> أو <code>undo</code> أو <code>redo</code> أو <code>restart</code> أو <code>safe</code> أو <code>open</code> أو <code>new-deal</code>؛ و<code>solved</code> نقلة من برنامج الحل الذي ينهي اللعبة بطلب من اللاعب؛ و<code>replay</code> و<code>shown</code> و<code>review</code> خطوات في إعادة عرض أو في طريق من برنامج الحل أو في مراجعة، والعودة إلى اللعبة.',
  'events-patience-won':
    'فوز باللعبة؛ أو لم تبق نقلات ولا ينفع إلا التراجع. إن كانت <code>kind</code> هي <code>replay</code> أو <code>shown</code> فاللاعب شاهد فقط، وإن كانت <code>solved</code> فبرنامج الحل أنهى اللعبة. يعرض العنصر ملخص الفوز ما لم تستدع الصفحة <code>preventDefault()</code> على <code>patience-won</code>.',
  'events-patience-grade': 'صارت درجة التوزيعة معروفة: <code>detail.grade</code>، وهي في كل حدث بعده أيضًا.',
  'events-patience-error': 'فشل شيء؛ و<code>detail.message</code> هي الجملة التي على الطاولة.',
  'events-patience-new-deal':
    'ضغط اللاعب ذلك الزر. يفعله العنصر بنفسه ما لم تستدع الصفحة <code>preventDefault()</code>.',
  'events-patience-home': 'ضغط اللاعب زر <code>home</code>، أو اختصار قائمة النقلات. والصفحة تقرر ماذا تفعل.',
  'events-patience-rules':
    'فتح اللاعب قاعدة، <code>detail.rule</code>؛ و<code>preventDefault()</code> تمنع الطاولة من عرضها.',
  'events-patience-hint':
    'طلب اللاعب تلميحًا؛ و<code>detail.kind</code> هي <code>hint</code> (تلميح) أو <code>peek</code> (نظرة خاطفة) أو <code>verdict</code> أو <code>shown</code>. أو غيّر اللاعب إعدادًا على الطاولة: <code>detail.name</code>، <code>detail.value</code>.',
  'events-patience-lesson':
    'بدأ درس، أو بلغ خطوة، أو انتهى: <code>detail.kind</code> هي <code>begin</code> أو <code>step</code> أو <code>end</code>، مع <code>step</code> من <code>of</code>، وفي النهاية <code>done</code>: هل اكتمل.',
  'events-patience-problem-try':
    'أجاب اللاعب عن مسألة أو حلها: <code>detail.problem</code> رابطها، و<code>detail.tries</code> عدد الإجابات الخاطئة حتى الآن مع الإجابة الصحيحة الأخيرة؛ للمحاولة <code>right</code>، وللحل <code>shown</code> إن شوهد الحل قبله.',
  'events-patience-win':
    'يسأل ملخص الفوز الصفحة عن اللعبة؛ أعطِ <code>detail.respondWith()</code> المعلومات، أو وعدًا بها: <code>address</code>، <code>streak</code>، <code>day</code>، <code>hints</code>، <code>undos</code>، <code>watch</code>.',
  'events-patience-unroll':
    'توشك الأوراق أن تنتقل إلى كوماتها واحدة واحدة؛ و<code>preventDefault()</code> تضعها دفعة واحدة.',
  looks: 'المظهر',
  'looks-text':
    'فتحتان: الافتراضية، وتظهر قبل الطاولة؛ و<code>notice</code>، وتظهر بدل جملة الطاولة. أجزاء لـ CSS: <code>bar</code>، <code>plate</code>، <code>board</code>، <code>foot</code>، <code>status</code>، <code>key</code>، <code>choice</code>. واضبط الألوان خصائص مخصصة على العنصر:',
  'looks-head': 'الخاصية المخصصة',
  'looks-head-2': 'الألوان',
  'looks-patience-paper': 'حول الطاولة: الخلفية، والنص، والنص الهادئ، والأطر والأزرار، والخطوط الخفيفة',
  'looks-patience-felt': 'الطاولة، ونصها، وحدود الكومة الخالية',
  'looks-patience-card': 'الوجوه وحوافها، والظهور',
  'looks-patience-black': 'الأنواع، بلونين أو بلون لكل نوع',
  'looks-patience-accent': 'الأوراق المختارة ووجهاتها، وحلقة التركيز',
  'looks-patience-font': 'الخط',
  'looks-text-2': 'بقية CSS في صفحتك تبقى خارجًا، حتى ما يعيد ضبط كل العناصر؛ وكذلك اتجاه صفحتك ولغتها.',
  files: 'مكان ملفاتها',
  'files-text':
    'تضم Vite وwebpack 5 وRspack وParcel وNext وAstro الملفات التي تحمّلها الطاولة: WebAssembly والـ worker وأوراق الأنماط والخط. ولأدوات التحزيم التي لا تفعل، مثل esbuild وRollup، أو التي تعيد قواعد CSS فيها كتابتها، انسخ مجلد الحزمة إلى خادمك وسمِّه قبل انتظار أي شيء:',
  'files-text-2': 'هذه دالة لا سمة، لأن النصوص البرمجية تُحمَّل من هناك: لا يجوز أن يختارها وسم مدسوس.',
  recipes: 'وصفات',
  'recipes-text':
    'تبدأ كل منها بـ <code>npm install cadogan-patience</code>. تصنع <code>mount</code> طاولة باستدعاء واحد، وتبلّغ في الحال عن خيارات مكتوبة خطأ:',
  'recipes-text-2': 'لا يربط React مستمعي هذا العنصر بما صنعه الخادم، وقبل الإصدار 19 لا يربطهم أبدًا: استعمل ref.',
  'recipes-text-3':
    'الوحدات <code>/react</code> و<code>/vue</code> و<code>/svelte</code> هي العنصر نفسه مع أنواع للوسوم؛ ويصفه <code>custom-elements.json</code> في الحزمة للمحررات والفهارس.',
  policies: 'سياسات الأمان',
  'policies-text':
    "يعمل تحت Content Security Policy صارمة مع Trusted Types. اسمح بأصل ملفاته في <code>script-src</code> و<code>style-src</code> و<code>font-src</code> و<code>connect-src</code>، وأضف <code>'wasm-unsafe-eval'</code> إلى <code>script-src</code>. يعمل برنامج الحل في worker: اسمح بـ <code>worker-src</code> للأصل نفسه، أو بـ <code>blob:</code> إن كانت الملفات على أصل آخر، وبـ <code>trusted-types cadogan</code> إن كنت تتطلب Trusted Types؛ وبلا ذلك يقول إنه لا يعمل. وإن كانت الملفات على أصل آخر فعلى خادمها أن يرسل <code>Access-Control-Allow-Origin: *</code>، كما تفعل خوادم ساكنة كثيرة و<code>cargo xtask serve</code>؛ و<code>.wasm</code> بنوع <code>application/wasm</code>، و<code>.js</code> بنوع <code>text/javascript</code>.",
  frame: 'إطار iframe',
  'frame-text':
    'كل سمة للعنصر عدا <code>home</code> و<code>loading</code> معامل: <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. ضع المعاملات بعد «#» لإخفائها عن الخوادم. ويصلح رابط كامل أيضًا: <code>embed.html#sly/S7Q3-K9X2</code>. ورابط إعادة العرض يُفتح في المشغّل في الحالتين: <code>embed.html#replay/…</code>، <code>embed.html?deal=replay/…</code>. ومسألة: <code>embed.html?problem=daily</code>.',
  'frame-text-2':
    'يعمل مع <code>sandbox="allow-scripts"</code>، بلا أصل ولا تخزين. وعلى خادم الملفات عندئذ أن يرسل <code>Access-Control-Allow-Origin: *</code>، وإلا لم تُحمَّل أي وحدة. أضف <code>allow="clipboard-write"</code> ليتمكن اللاعبون من نسخ الروابط.',
  headers: 'ترويسات خادم الملفات',
  'headers-text':
    "يكتب <code>cargo xtask dist</code> هذا كله في ملفاته للخوادم: <code>_headers</code> وأمثلة nginx وCaddy. <code>Content-Security-Policy: frame-ancestors 'self'</code>، مع كل صفحة عدا <code>embed.html</code>، تُبقي الموقع خارج إطارات الآخرين، حيث قد تلعب نقرات مضلَّلة أو تمسح ألعابًا؛ ومع <code>embed.html</code> يمكن أن تسرد المواقع التي يجوز لها إطار. و<code>Cross-Origin-Opener-Policy: same-origin</code> تفصل الصفحات عن النوافذ التي تفتحها. و<code>Access-Control-Allow-Origin: *</code> و<code>Cross-Origin-Resource-Policy: cross-origin</code> تتيحان العنصر لصفحات أخرى. أرسل <code>.wasm</code> بنوع <code>application/wasm</code>، و<code>.js</code> بنوع <code>text/javascript</code>، و<code>.css</code> بنوع <code>text/css</code>، و<code>.webmanifest</code> بنوع <code>application/manifest+json</code>. لا تستطيع صفحة أن تضبط ذلك بنفسها: فعلى خادم بلا ترويسات، مثل GitHub Pages، يمكن لمواقع أخرى وضعها في إطار. ويجب أن تصل الملفات كما هي: فالخادم الذي يدسّ شيئًا في الصفحات يعطل استعمالها بلا شبكة.",
  messages: 'الرسائل',
  'messages-text':
    'يبلّغ الإطار الصفحة حوله بأحداثه، ويأخذ أوامر. كل رسالة كائن فيه <code>cadogan: 1</code>، وهي نسخة هذا البروتوكول. قد تضاف حقول؛ وهذه تبقى.',
  'messages-head': 'من الإطار',
  'messages-head-2': 'حقول أخرى',
  'messages-hello': 'لا شيء: الإطار يستمع',
  'messages-problem-try': 'نفسها، وحقول الأحداث',
  'messages-error': 'نفسها، و<code>message</code>',
  'messages-height': '<code>height</code>: البكسلات التي تحتاج إليها الطاولة بعرض الإطار',
  'messages-reply': '<code>id</code> الأمر، و<code>ok</code>، والحالة كما سبق، و<code>message</code> إن فشل',
  'messages-head-3': 'إلى الإطار',
  'messages-head-4': 'حقول أخرى؛ و<code>id</code>، رقمًا أو نصًّا قصيرًا، يطلب ردًّا',
  'messages-set': '<code>name</code> سمة، و<code>value</code> أو <code>null</code>',
  'messages-undo': 'لا شيء',
  'messages-text-2':
    'الرسائل ليست سرًّا. لا يقرأ الإطار تخزينًا ولا ملفات ارتباط، فلا يعرف إلا اللعبة ونقلاتها، ولا يفعل الأمر إلا ما يستطيعه زائر. لذلك يرسل إلى أي صفحة تضعه في إطار، ولا يطيع إلا تلك: ويهمل الرسائل من نوافذ أخرى أو على صورة أخرى. أضف <code>origin=https://your.host</code> لتقصره على ذلك الأصل؛ يصلح أي عنوان فيه، مع <code>https://</code> أو <code>http://</code>. والقيمة غير الصالحة لـ <code>origin</code> توقف الرسائل؛ ويقول الإطار ووحدة التحكم ذلك. وفي شيفرتك تحقق من <code>event.source === iframe.contentWindow</code>: ففي صندوق الرمل تكون <code>event.origin</code> هي <code>"null"</code>.',
};
