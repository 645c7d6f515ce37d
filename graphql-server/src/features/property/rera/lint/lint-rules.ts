import { followed, oneOf, together, words } from './phrases.ts';

/** What an advertisement must not say. */
export enum LintKind {
  RETURN = 'RETURN',
  RISK = 'RISK',
  LAUNCH = 'LAUNCH',
  SUPERLATIVE = 'SUPERLATIVE',
  DISTANCE = 'DISTANCE',
}

/** How a finding goes on after the sentence that it quotes. */
export const lintTexts: Record<LintKind, string> = {
  RETURN: 'promises a return',
  RISK: 'says that there is no risk',
  LAUNCH: 'advertises before a registration',
  SUPERLATIVE: 'says that something is the best',
  DISTANCE: 'says how near something is without metres or kilometres',
};

const promise = words(
  'assured?|assures|assuring|assurance|guarant(?:ees?|eed|eeing|y)|gua?ra+nt+e+d?|gau?rant(?:y|ee|eed|i)|garanti|promised?|promises|sure ?-?(?:shot|fire)|committed',
  'pakk[aie]|nishchit|sunishchit|गारंटी(?:ड)?|गारन्टी(?:ड)?|गारेंटी(?:ड)?|पक्का|पक्की|पक्के|निश्चित|सुनिश्चित|एश्योर्ड|अश्योर्ड|वादा',
);
const gain = words(
  '(?<!tax )returns?(?! (?:gifts?|polic(?:y|ies)|tickets?|journey|trip|of (?:the |your |any |its )?(?:deposit|documents?|papers|keys|security)))',
  'roi|yields?|rents?(?! agreement)|rentals?|leases?|income|appreciation|profits?|gains?|earnings?|growth|cash ?flow',
  'munaf(?:a|e)|kamai|kiray(?:a|e)|faida|fayda|labh|amdani|aay',
  'रिटर्न(?:्स)?|रिटर्न्स|मुनाफा|मुनाफे|कमाई|आमदनी|आय|लाभ|प्रॉफिट|किराया|किराये|किराए|इनकम|ब्याज|फायदा|फायदे|रेंटल',
);
/** What else is promised, so that a gain behind it is not. */
const others =
  '(?:possession|water|power|supply|parking|security|quality|delivery|title|loans?|price|allotment|completion|registry|views?|visits?|slots?|deposit|bank|personal|maintenance)(?![\\p{L}\\p{M}])';
const fixedGain = words(
  'returns?|roi|yields?|rentals|rental (?:income|returns?)|income|appreciation|profits?|gains?|earnings?|munafa|kamai|रिटर्न|मुनाफा|कमाई|आमदनी|इनकम',
);
const fixed = words('fixed|fix|sure|certain|definite|confirmed|फिक्स(?:्ड)?|तय');
const share = '\\d[\\d.,]* %';
const period = words(
  'p\\.?a\\.?|per (?:annum|year|month)|a (?:year|month)|every (?:year|month)|yearly|monthly|annual(?:ly)?|har (?:saal|mahine)|salana|सालाना|हर (?:साल|महीने)|प्रति वर्ष',
);
const buyBack = words('buy ?-?backs?|बाय ?-?बैक');
const wealth = words(
  'money|investments?|capital|wealth|value|savings|funds?|profits?|munafa|मुनाफा|paisa|paise|rupa?ya|rakam|nivesh|पैसा|पैसे|पैसों|निवेश|रकम|पूंजी|returns?',
);
const twice = words(
  '(?:double|triple|treble|quadruple)[sd]?|doubling|tripling|twofold|threefold|[2-9] ?x|dugn[aie]|dogun[aie]|dugun[aie]|tigun[aie]|do gun[aie]|दोगुन[ाीे]|दुगन[ाीे]|दुगुन[ाीे]|तिगुन[ाीे]|डबल|ट्रिपल',
);
const rising = followed(
  words('prices?|values?|rates?|propert(?:y|ies)|land|plots?|homes?|flats?|investments?|it|they'),
  oneOf(
    words(
      'will (?:only|definitely|surely|certainly|always) (?:rise|grow|go up|increase|appreciate|soar|multiply)',
    ),
    words(
      '(?:is|are) (?:sure|bound|certain|guaranteed|set|going) to (?:rise|grow|go up|increase|appreciate|soar|multiply)',
    ),
    words('(?:only|always) (?:go(?:es)? up|rises?|grows?|appreciates?)'),
  ),
  3,
);
const earn = `(?:^|${words('can|will|and|to|you|start|now')}\\s|[,:—] )${words('earn(?:ing)?|kam(?:aye|aein|ao)|कमाएं|कमाइए')}(?:\\s+\\S+){0,3}?\\s+(?:₹|rs\\.?|inr|${share}|\\d[\\d.,]* (?:lakh|crore|हजार|लाख))`;

const returns = oneOf(
  followed(promise, gain, 5, others),
  followed(gain, promise, 6, others),
  `${gain}(?: (?!${others})[^\\s,]+){0,5}, (?:\\S+ ){0,2}${promise}`,
  `${promise}, (?:[^\\s,]+,? ){1,4}?${gain}`,
  followed(fixed, fixedGain, 3, others),
  together(promise, share, 3, others),
  followed(
    words('(?:100|cent per cent|sau) ?%?|शत प्रतिशत'),
    oneOf(words('returns?|profits?|munafa|रिटर्न|मुनाफा')),
    2,
  ),
  `${share} ${oneOf(words('(?:annual |yearly |monthly |rental |net |gross |ka |का )?(?:returns?|roi|munafa|रिटर्न|मुनाफा)'))}`,
  followed(words('returns?|roi|रिटर्न'), `${share}(?: ${period})`, 3),
  followed(fixedGain, words('(?:is|are) (?:fully |quite )?(?:certain|sure|confirmed)'), 2),
  followed(promise, words('to (?:appreciate|rise|grow|double|increase|multiply)'), 1),
  followed(words('lock in|get|enjoy|receive'), `${share} ${period}`, 2),
  buyBack,
  words('buys? (?:it |them |your (?:flat|home|unit|shop|plot) )back|kharid (?:lega|lenge) wapas'),
  together(twice, wealth, 4, others),
  followed(
    twice,
    words(
      'paa?(?:o|iye|yenge)|kar(?:o|ein|iye)|ho ja(?:y?ega|y?enge)|पाओ|पाएं|पाइए|कर(?:ो|ें|िए)|हो जा(?:एगा|एंगे)',
    ),
    0,
  ),
  words('(?:guaranteed|assured) (?:\\p{L}+ )?(?:tenants?|occupancy)'),
  rising,
  earn,
  followed(
    words('always|never fails? to'),
    words(
      '(?:make|makes|made|earn|earns|gain|gains) (?:a |an )?(?:\\p{L}+ )?(?:profits?|money|returns?|gains?)',
    ),
    1,
  ),
);

const risk = words('risks?|jokhim|khatra|जोखिम|रिस्क|खतरा');
const risks = oneOf(
  followed(words('no|zero|without(?: any)?|minus|bina|bina kisi|बिना|बिना किसी|शून्य|जीरो'), risk, 1),
  words('risk ?-?free|free (?:of|from) risks?|risk ?-?less|जोखिम ?-?(?:मुक्त|रहित)|रिस्क ?-?फ्री'),
  words('(?:no|zero|without(?: any)?) (?:chance of (?:a )?)?(?:loss(?:es)?(?! of)|downside)'),
  followed(oneOf(risk, words('nuksaa?n|ghaa?ta|नुकसान|घाटा')), words('nahin?|nhi|नहीं|नही|zero|jero'), 1),
  words('nahin? doob(?:ta|ega)|नहीं डूब(?:ता|ेगा)'),
  words(
    '(?:100 %|fully|totally|completely|absolutely|most|safest|पूरी तरह) ?(?:safe|secured?|सुरक्षित)(?: and (?:safe|secured?))? (?:investments?|returns?|money|निवेश)',
  ),
  words(
    "(?:cannot|can't|can never|never|will not|won't|does not|doesn't) (?:lose|go wrong|go down|lose value)|(?:prices?|value) (?:\\p{L}+ )?never (?:falls?|drops?|goes down)",
  ),
  words('safest investments?|capital (?:protection|protected|guaranteed?)'),
);

const later = words('visits?|tours?|appointments?|slots?|cabs?|calls?|meetings?|site');
const publicWorks = words(
  'metro|station|line|airport|mall|school|hospital|road|expressway|highway|flyover|bus|corridor|underpass|मेट्रो|एयरपोर्ट|स्टेशन',
);
const launches = oneOf(
  words(
    'pre ?-?lau?nch(?:es|ed|ing)?|pre ?-?rera|soft ?-?launch(?:es|ed)?|प्री ?-?ला[ंन]च|प्री ?-?लॉ[नं]?्?च|प्री ?-?लॉन्च|प्री ?-?लांच',
  ),
  words('expressions? of interests?|e\\.?o\\.?i\\.?s?|ईओआई|(?:register|show|express|record) your interest'),
  `(?<!${publicWorks}(?: \\S+){0,4} )${words('(?:coming|launching|opening|arriving) (?:very )?(?:soon|shortly)')}(?! (?:on|in|at)?\\s*${publicWorks})`,
  words(
    '(?:are|is|will be) launching|(?:about|set|ready|yet|going|due) to (?:be )?launch(?:ed)?|to be launched|launching (?:next|this|in|on|from)|upcoming (?:projects?|launch(?:es)?|towers?|phase)',
  ),
  words(
    'priority (?:numbers?|nos?\\.?|tokens?|lists?|pass(?:es)?|bookings?|allotments?|slips?|cheques?)|प्रायोरिटी (?:नंबर|लिस्ट|टोकन)|वरीयता (?:क्रमांक|नंबर)',
  ),
  `${words('pre ?-?book(?:s|ed|ings?)?|pre ?-?registrations?|pre ?-?register|advance bookings?|प्री ?-?बुकिंग|प्री ?-?बुक|एडवांस बुकिंग')}(?!(?: \\S+){0,4} ${later})`,
  followed(
    words('book(?:ings?)?|buy|invest|reserve|blocks?|token|बुक|बुकिंग'),
    words('before (?:the |its |official |rera |registration |public )*(?:launch|registration|rera|approval)'),
    4,
  ),
  followed(words('launch|rera|लॉन्च|लांच'), words('se (?:pehle|pahle)|से पहले'), 0),
  words('jald(?:i)? (?:hi )?(?:aa rah[aie]|launch|lonch)|जल्द(?:ी)? (?:ही )?(?:आ रह[ाीे]|लॉन्च|लांच|शुरू)'),
  followed(
    words('rera|registration|रेरा|approvals?'),
    words(
      '(?:number |no\\.? |approval )?(?:awaited|pending|applied(?: for)?|in process|under process|coming|to follow|soon|expected|लंबित|प्रक्रिया में)',
    ),
    3,
  ),
  words(
    '(?:awaiting|waiting for|applied for|before) (?:the |its |our )?(?:rera|registration)(?: number| approval| registration)?',
  ),
);

const good = words(
  'projects?|residences?|living|prices?|deals?|investments?|locations?|builders?|developers?|societ(?:y|ies)|returns?|rates?|homes?|flats?|apartments?|address(?:es)?|townships?|amenities|plots?|villas?|offers?|brand|choice|property|properties|place|quality|realtors?|brokers?|consultants?|agents?|प्रोजेक्ट|बिल्डर|सोसाइटी|निवेश|लोकेशन|घर|फ्लैट|ghar|makan',
);
const superlatives = oneOf(
  followed(
    words(
      'best|finest|greatest|most (?:luxurious|exclusive|prestigious|premium|desirable|desired|sought ?-?after|trusted|iconic|profitable)|no\\.? ?1|number (?:1|one)|#1|top|unbeatable|unmatched|world ?-?class|cheapest|lowest|नंबर (?:1|वन)|number van|सबसे (?:अच्छ[ाीे]|बेहतर|सस्त[ाीे]|बढिया)|सर्वश्रेष्ठ|sabse (?:acch?[aie]|behtar|sast[aie]|badhiya)|sarvashreshth',
    ),
    good,
    2,
  ),
  words(
    '(?:best|finest|greatest|cheapest|number one|no\\.? ?1) (?:in|of) (?!the (?:morning|evening|day|week)|luck|both|three|five)\\p{L}+',
  ),
  words(
    "(?:noida|city|sector|india|region|ncr)'s (?:best|finest|no\\.? ?1|number one|leading)|one of the best",
  ),
  words('second to none|beyond compare|nothing (?:better|like it)|none better'),
);

const landmark = words(
  'metro|(?<!(?:charging|police|fire|power) )stations?|airports?|expressways?|highways?|schools?|hospitals?|malls?|markets?(?! (?:price|rate|value))|universit(?:y|ies)|colleges?|chowk|flyover|stadium|golf course|film city|bus (?:stop|stand|depot)|temples?|it (?:parks?|hubs?)|business (?:districts?|hubs?)|delhi|noida|gurugram|jewar|sectors? \\d+\\p{L}?|everything|all (?:conveniences|facilities)|shopping|railway|rrts|dnd|corridor|landmarks?',
  'मेट्रो|स्टेशन|एयरपोर्ट|हवाई अड्डे?|एक्सप्रेसवे|हाईवे|स्कूल|अस्पताल|मॉल|बाजार|पार्क|दिल्ली|hawai adda|bazaa?r|aspatal',
);
const nearness = words(
  'near(?: to)?|nearby|next to|next door(?: to)?|close(?: by)?(?: to)?|closest to|adjacent(?: to)?|adjoining|abutting|beside|(?:close|immediate|walking) proximity|proximity to|in the vicinity(?: of)?|(?:at|on) (?:your|the) door ?-?steps?|door ?-?steps?|just off|just outside|touching|not far|a hop|steps(?: away)?(?: from)?|around the corner|easy reach|easily reached|at hand',
  'ke (?:bilkul |ekdum |itne )?(?:paas|pass|nazdee?k|najdee?k|kareeb|karib|bagal|samne)(?: mein| me)?|se (?:sata|lagi|laga) hua|के (?:बिल्कुल |एकदम |बहुत )?(?:पास|नजदीक|निकट|करीब|बगल)(?: में| ही)?|से (?:सटा|सटी|लगा) हु[आई]|पास ही|nazdeek|नजदीक|paas mein|paas hi',
);
const distances = oneOf(
  followed(landmark, followed(words('se|से'), words('minutes?|mins?|मिनट'), 3), 1),
  followed(words('minutes?|mins?|मिनट'), followed(words('to|of'), landmark, 2), 0),
  together(nearness, landmark, 6),
  words(
    "stone(?:'?s)? throw|walking distance|walkable|walk to (?:the )?(?:metro|school|market|mall)|short (?:walk|drive|ride|hop|distance)|(?:moments|seconds|minutes|mins) (?:away|from)|hop (?:away|from|skip)|few (?:steps|paces|minutes)|पैदल (?:दूरी|रास्ता)|paidal (?:doori|duri|dori|raasta)|वॉकिंग डिस्टेंस|कुछ ही (?:दूरी|मिनट|कदम)|kuch hi (?:doori|duri|minute|kadam)",
  ),
  `${words('(?!24[\\s-]*h)\\d+|one|two|three|five|ten|fifteen|twenty|few|couple of|paanch|das|पांच|दस')}[\\s-]+${words("minutes?'?|mins?|min|मिनट|seconds?|hours?|घंटे?")}[\\s-]+(?:\\S+ )?${words('walks?|drives?|rides?|away|from|on foot|by (?:car|road|metro|foot)|door|dur|doori|duri|ki doori|की दूरी|दूर|se|में|mein|paidal|पैदल')}`,
);

interface LintRule {
  kind: LintKind;
  source: string;
  /** What a sentence that may say it also says. */
  unless?: RegExp;
  /** Whether its words contain the “no” that makes them wrong. */
  saysNo?: boolean;
}

export const lintRules: readonly LintRule[] = [
  { kind: LintKind.LAUNCH, source: launches },
  { kind: LintKind.RETURN, source: returns, unless: /\b(?:bank|personal|corporate) guarantees?\b/u },
  { kind: LintKind.RISK, source: risks, saysNo: true },
  { kind: LintKind.SUPERLATIVE, source: superlatives },
  {
    kind: LintKind.DISTANCE,
    source: distances,
    // A road is wide, and not far, by so many metres.
    unless:
      /\d[\d.,]*[\s-]*(?:m|met(?:re|er)s?|mtrs?|kms?|kilomet(?:re|er)s?|feet|ft|yards?|मीटर|मी|किमी|किलोमीटर|कि\.मी)(?![\p{L}\p{M}])(?![\s-]*(?:wide|broad|road|high|long|चौडी|tall))/u,
  },
];
