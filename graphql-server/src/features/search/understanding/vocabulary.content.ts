import {
  BuildStage,
  Facing,
  Furnishing,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../../property/facts/facts.type.ts';
import { ProjectSort } from '../project-filter.input.ts';
import { ProjectIntent } from '../../property/property.type.ts';
import type { Meaning } from './meaning.ts';
import { NearKind } from '../../property/filter.input.ts';
import { AskedCategory } from './understanding.type.ts';

const before = 'before';
const behind = 'behind';

/**
 * What people say, by what they mean. `|` separates phrases. The longest phrase counts; a phrase also counts when its
 * words are written together or with hyphens and dots between them, and a long word with a slip in it.
 */
export const vocabulary: readonly (readonly [Meaning, string])[] = [
  [
    { is: 'kind', kinds: [PropertyKind.FLAT] },
    'flat|flats|flt|apartment|apartments|appartment|appartments|apt|apts|फ्लैट|फ्लैट्स|फ्लेट|अपार्टमेंट',
  ],
  [
    { is: 'kind', kinds: [PropertyKind.INDEPENDENT_HOUSE] },
    'kothi|kothis|kothiyan|bungalow|bungalows|bunglow|banglow|bangla|independent house|independent houses|house|houses|makan|makaan|row house|row houses|row home|townhouse|मकान|कोठी|बंगला|रो हाउस',
  ],
  [
    { is: 'kind', kinds: [PropertyKind.BUILDER_FLOOR] },
    'builder floor|builder floors|independent floor|independent floors|floor|floors|बिल्डर फ्लोर|फ्लोर',
  ],
  [{ is: 'kind', kinds: [PropertyKind.VILLA] }, 'villa|villas|vila|vilas|row villa|row villas|विला'],
  [
    { is: 'kind', kinds: [PropertyKind.PLOT] },
    'plot|plots|plotted|zameen|zamin|jameen|jamin|bhukhand|land|lands|plot of land|residential land|प्लॉट|प्लाट|जमीन|ज़मीन|भूखंड|भूखण्ड',
  ],
  [
    { is: 'kind', kinds: [PropertyKind.STUDIO] },
    'studio|studios|studio apartment|studio apartments|studio flat|studio flats|studio appartment|स्टूडियो|स्टूडियो अपार्टमेंट|स्टूडियो फ्लैट',
  ],
  [{ is: 'kind', kinds: [PropertyKind.PENTHOUSE] }, 'penthouse|penthouses|pent house|pent houses|पेंटहाउस'],
  [{ is: 'kind', kinds: [PropertyKind.DUPLEX] }, 'duplex|duplexes|डुप्लेक्स'],
  [
    { is: 'kind', kinds: [PropertyKind.SHOP] },
    'shop|shops|dukan|dukaan|dukane|showroom|showrooms|retail shop|retail shops|दुकान|दुकानें|शॉप|शोरूम',
  ],
  [
    { is: 'kind', kinds: [PropertyKind.OFFICE] },
    'office|offices|daftar|office space|office spaces|ऑफिस|दफ्तर|कार्यालय',
  ],
  [{ is: 'kind', kinds: [PropertyKind.WAREHOUSE] }, 'warehouse|warehouses|godown|godowns|godam|गोदाम'],
  [
    { is: 'kind', kinds: [PropertyKind.FARMHOUSE] },
    'farmhouse|farmhouses|farm house|farm houses|फार्महाउस|फार्म हाउस',
  ],
  [{ is: 'category', category: AskedCategory.COMMERCIAL }, 'commercial|commercials|कमर्शियल|व्यावसायिक'],
  [{ is: 'category', category: AskedCategory.RESIDENTIAL }, 'residential|residentials|रेजिडेंशियल|आवासीय'],

  [
    { is: 'intent', intent: ProjectIntent.RENT },
    'rent|rents|rental|rentals|for rent|on rent|to rent|rent pe|rent par|rented|to let|tolet|lease|for lease|on lease|leasing|kiraya|kiraye|kiraye pe|kiraye par|kiraaya|kiraye ka|kiraye ki|kiraye ke|bhada|bhade|किराया|किराये|किराए|किराये पर|किराए पर|रेंट|रेंट पर|भाड़ा|भाड़े',
  ],
  [
    { is: 'intent', intent: ProjectIntent.BUY },
    'buy|to buy|buying|purchase|to purchase|for sale|on sale|sale|kharidna|kharidni|kharidne|khareedna|kharidana|lena|leni|lene|bikau|bikaau|खरीदना|खरीदनी|खरीदने|लेना|लेनी|बिकाऊ',
  ],

  [
    { is: 'stage', stage: BuildStage.READY },
    'ready|ready to move|ready to move in|ready to shift|ready to occupy|ready possession|possession ready|rtm|rtmi|move in ready|immediate|immediate possession|possession immediate|immediately|taiyar|taiyaar|tayyar|tayar|तैयार|रेडी|रेडी टू मूव|रेडी टु मूव|तुरंत कब्जा|तुरंत पजेशन',
  ],
  [
    { is: 'stage', stage: BuildStage.UNDER_CONSTRUCTION },
    'under construction|uc|u c|under constructions|nirmanadheen|nirmanadhin|nirman adheen|निर्माणाधीन|अंडर कंस्ट्रक्शन',
  ],
  [
    { is: 'stage', stage: BuildStage.NEW_LAUNCH },
    'new launch|new launches|newly launched|new launched|latest launch|latest launches|launches|pre launch|prelaunch|launch|launching|upcoming|न्यू लॉन्च|नया लॉन्च',
  ],
  [
    { is: 'sale', sale: SaleKind.RESALE },
    'resale|re sale|resell|resales|second hand|secondhand|purana|purani|purane|dusre owner|doosre owner|dusre malik|second owner|रीसेल|रिसेल|पुराना|पुरानी|पुराने',
  ],
  [
    { is: 'sale', sale: SaleKind.NEW },
    'new|brand new|naya|nayi|naye|fresh booking|new booking|first hand|from builder|direct from builder|builder se|नया|नयी|नई|नए',
  ],
  [
    { is: 'furnishing', furnishing: Furnishing.FURNISHED },
    'furnished|fully furnished|full furnished|well furnished|fullyfurnished|फर्निश्ड|फुल फर्निश्ड',
  ],
  [
    { is: 'furnishing', furnishing: Furnishing.SEMI_FURNISHED },
    'semi furnished|semifurnished|half furnished|partly furnished|सेमी फर्निश्ड',
  ],
  [
    { is: 'furnishing', furnishing: Furnishing.UNFURNISHED },
    'unfurnished|un furnished|non furnished|bare shell|अनफर्निश्ड',
  ],
  [{ is: 'direction', facing: Facing.NORTH }, 'north|uttar|उत्तर'],
  [
    { is: 'direction', facing: Facing.NORTH_EAST },
    'north east|northeast|ne|ishan|ishaan|uttar purv|ईशान|उत्तर पूर्व',
  ],
  [{ is: 'direction', facing: Facing.EAST }, 'east|purv|purab|poorv|पूर्व|पूरब'],
  [{ is: 'direction', facing: Facing.SOUTH_EAST }, 'south east|southeast|dakshin purv|agneya|दक्षिण पूर्व|आग्नेय'],
  [{ is: 'direction', facing: Facing.SOUTH }, 'south|dakshin|दक्षिण'],
  [{ is: 'direction', facing: Facing.SOUTH_WEST }, 'south west|southwest|dakshin paschim|दक्षिण पश्चिम'],
  [{ is: 'direction', facing: Facing.WEST }, 'west|paschim|pashchim|pachim|पश्चिम'],
  [{ is: 'direction', facing: Facing.NORTH_WEST }, 'north west|northwest|uttar paschim|उत्तर पश्चिम'],
  [{ is: 'facing' }, 'facing|face|faced|facings|mukhi|entry|entrance|मुखी|फेसिंग'],
  [
    { is: 'extra', extra: PropertyExtra.VASTU },
    'vastu|vaastu|vastu compliant|vastu friendly|as per vastu|वास्तु',
  ],
  [{ is: 'extra', extra: PropertyExtra.STUDY }, 'study|study room|स्टडी|स्टडी रूम'],
  [
    { is: 'extra', extra: PropertyExtra.SERVANT_ROOM },
    'servant|servant room|servants room|servant rooms|servant quarter|servant quarters|maid room|maids room|helper room|naukar|naukar ka kamra|सर्वेंट|सर्वेंट रूम|नौकर',
  ],
  [{ is: 'extra', extra: PropertyExtra.PARK_FACING }, 'park facing|park face|park view|park front|पार्क फेसिंग'],
  [
    { is: 'extra', extra: PropertyExtra.CORNER },
    'corner|corner side|kone wala|kone ka|kona|कोने|कोने वाला|कॉर्नर',
  ],
  [{ is: 'extra', extra: PropertyExtra.POOL }, 'pool|swimming pool|swimming|स्विमिंग पूल|पूल'],
  [
    { is: 'extra', extra: PropertyExtra.GATED },
    'gated|gated society|gated community|gated colony|gated township|गेटेड|गेटेड सोसायटी',
  ],
  [{ is: 'extra', extra: PropertyExtra.TERRACE }, 'terrace|private terrace|chhat|chat wala|छत|टेरेस'],
  [
    { is: 'extra', extra: PropertyExtra.PARKING },
    'parking|car parking|covered parking|car park|with parking|पार्किंग',
  ],
  [{ is: 'extra', extra: PropertyExtra.LIFT }, 'lift|lifts|elevator|elevators|लिफ्ट'],
  [
    { is: 'rera' },
    'rera|rera approved|rera registered|rera number|rera verified|up rera|up rera approved|up rera registered|रेरा|रेरा अप्रूव्ड|रेरा रजिस्टर्ड',
  ],
  [
    { is: 'allIn' },
    'all in|allin|all in price|all in prices|all in cost|all inclusive|all inclusive price|all inclusive prices|all inclusive cost|everything included|including everything|including all charges|including all|total cost|sab milakar|sab mila kar|sab mila ke|sab kuch milakar|सब मिलाकर|सब मिला कर|कुल मिलाकर|सब कुछ मिलाकर',
  ],
  [
    { is: 'sort', sort: ProjectSort.PRICE_ASCENDING },
    'cheapest|cheap|cheaper|lowest price|low price|price low to high|low to high|sasta|sasti|saste|sabse sasta|sabse sasti|sabse saste|सस्ता|सस्ती|सस्ते|सबसे सस्ता|सबसे सस्ती',
  ],
  [
    { is: 'sort', sort: ProjectSort.PRICE_DESCENDING },
    'costliest|most expensive|expensive|highest price|price high to low|high to low|mehnga|mehenga|mahanga|mehngi|sabse mehnga|महंगा|सबसे महंगा',
  ],
  [
    { is: 'sort', sort: ProjectSort.NEWEST },
    'newest|latest|new arrivals|recently added|newest first|sabse naya',
  ],

  [
    { is: 'near', side: before },
    'near|nearby|near by|close to|next to|adjacent to|beside|opposite|walking distance|walking distance from|walking distance to|within walking distance|walking distance of|walkable|walkable to|walk to',
  ],
  [
    { is: 'near', side: behind },
    'ke paas|ke aas paas|ke aaspaas|ke aas pass|ke aas pas|ke aaspas|aas paas|aaspaas|aas pass|aas pas|aaspas|ke pas|ke pass|paas|pass mein|paas mein|paas me|pass me|ke paas mein|ke nazdeek|ke nazdik|se paas|ke kareeb mein|nazdeek|nazdik|najdik|najdeek|ke bagal mein|ke samne|के पास|के आसपास|के आस पास|आसपास|आस पास|पास में|के नज़दीक|नज़दीक|के नजदीक|se paidal|paidal',
  ],
  [{ is: 'target', kind: NearKind.METRO }, 'metro|metro line|metros|metro rail|मेट्रो'],
  [
    { is: 'target', kind: NearKind.AIRPORT },
    'airport|international airport|hawai adda|hawaii adda|hawai adde|एयरपोर्ट|हवाई अड्डा|हवाई अड्डे',
  ],
  [{ is: 'target', kind: NearKind.SCHOOL }, 'school|schools|स्कूल|vidyalaya'],
  [{ is: 'target', kind: NearKind.HOSPITAL }, 'hospital|hospitals|अस्पताल|हॉस्पिटल|aspatal'],
  [{ is: 'station' }, 'station|stn|stop|स्टेशन'],
  [
    { is: 'unsupported' },
    'near mall|near market|near temple|near mandir|near bus stand|near railway station|near college|near university|near gym',
  ],

  [
    { is: 'bound', bound: 'most', side: before },
    'under|below|upto|up to|uptil|within|max|maximum|less than|lesser than|not more than|no more than|not above|not over|not exceeding|no higher than|budget|budget of|budget is|budget under|budget upto|budget up to|budget max|max budget|maximum budget|my budget|my budget is|mera budget|budget hai|price under|price below|price upto|at most|by|till|until|end of|by end of|by the end of|zyada se zyada|jyada se jyada|adhiktam|बजट|अधिकतम|ज्यादा से ज्यादा',
  ],
  [
    { is: 'bound', bound: 'most', side: behind },
    'tak|tk|tak ka|tak ki|tak ke|tak mein|tak me|andar|ke andar|ke ander|ander|se kam|se km|se neeche|se niche|ke neeche|ke niche|ke bheetar|se zyada nahi|se jyada nahi|se upar nahi|se adhik nahi|or less|or below|and below|and under|or under|or lower|ka budget|ke budget mein|ke budget me|budget me|budget mein|budget hai|budget|max|maximum|तक|के अंदर|के अन्दर|अंदर|से कम|से नीचे|के नीचे|के भीतर|से ज्यादा नहीं|का बजट|बजट',
  ],
  [
    { is: 'bound', bound: 'least', side: before },
    'above|over|more than|greater than|min|minimum|at least|atleast|not less than|no less than|not below|starting|starting from|starting at|from|kam se kam|budget above|min budget|न्यूनतम|कम से कम',
  ],
  [
    { is: 'bound', bound: 'least', side: behind },
    'se zyada|se jyada|se adhik|se upar|se uper|se oopar|ke upar|se shuru|se kam nahi|onwards|onward|and above|or above|or more|and more|and up|or higher|plus|min|minimum|से ज्यादा|से ज़्यादा|से अधिक|से ऊपर|के ऊपर|से शुरू|से कम नहीं',
  ],
  [
    { is: 'bound', bound: 'around', side: before },
    'around|approx|approximately|approximate|near about|nearabout|about|almost|roughly|nearly|lagbhag|lagbag|karib|kareeb|karib karib|takriban|लगभग|करीब|करीब करीब|तकरीबन',
  ],
  [
    { is: 'bound', bound: 'around', side: behind },
    'ke aas paas|ke aaspaas|ke aas pass|ke aas pas|ke aaspas|aas paas|aaspaas|aas pass|aas pas|aaspas|ke karib|ke kareeb|ke lagbhag|approx|approximately|के आसपास|के आस पास|आसपास|आस पास|के करीब|के लगभग',
  ],
  [{ is: 'bound', bound: 'between', side: before }, 'between|in between|from between|beech'],
  [
    { is: 'bound', bound: 'between', side: behind },
    'ke beech|ke beech mein|ke beech me|ke bich|ke bich me|के बीच|के बीच में',
  ],
  [{ is: 'bound', bound: 'before', side: before }, 'before|prior to|earlier than'],
  [{ is: 'bound', bound: 'before', side: behind }, 'se pehle|se pahle|ke pehle|ke pahle|से पहले|के पहले'],
  [{ is: 'bound', bound: 'after', side: before }, 'after|later than|post'],
  [{ is: 'bound', bound: 'after', side: behind }, 'ke baad|ke bad|के बाद'],

  [{ is: 'scale', times: 1e5 }, 'lac|lacs|lakh|lakhs|lkh|lakhh|lacks|lak|l|लाख|लाखों'],
  [{ is: 'scale', times: 1e7 }, 'cr|crs|crore|crores|karod|karor|krore|crose|karode|crr|करोड|करोड़'],
  [{ is: 'scale', times: 1e3 }, 'k|thousand|thousands|hazar|hajar|hazaar|hajaar|हजार|हज़ार'],
  [{ is: 'scale', times: 1e6 }, 'million|mn|millions'],
  [{ is: 'currency' }, 'rs|inr|rupees|rupee|rupaye|rupay|rupya|रुपये|रुपए|रूपये|रु'],
  [
    { is: 'monthly' },
    'per month|pm|p m|a month|monthly|month rent|mahina|mahine|per mahina|har mahine|महीना|महीने|प्रति माह|per mnth',
  ],

  [
    { is: 'rooms' },
    'bhk|b h k|bhks|bhl|bkh|bedroom|bedrooms|bed room|bed rooms|bed|beds|br|kamra|kamre|kamro|kamron|room|rooms|room set|kamre ka|बीएचके|बी एच के|बीएचकेस|कमरा|कमरे|कमरों|बेडरूम|बेड रूम',
  ],
  [{ is: 'kitchenRoom' }, 'rk|r k|आरके'],
  [{ is: 'baths' }, 'bath|baths|bathroom|bathrooms|toilet|toilets|washroom|washrooms|t|बाथरूम|टॉयलेट'],
  [{ is: 'balconies' }, 'balcony|balconies|balconys|balkani|balcony wala|बालकनी'],

  [
    { is: 'areaUnit', unit: 'SQ_YD' },
    'gaj|guz|gaz|gajj|yard|yards|yd|yds|sq yd|sq yds|sq yard|sq yards|square yard|square yards|sqyd|sqyds|sqyrd|sq yrd|sq gaj|sq gaz|गज|वर्ग गज',
  ],
  [
    { is: 'areaUnit', unit: 'SQ_FT' },
    'sqft|sq ft|sft|sf|s ft|sq feet|sq foot|sqfeet|sq fts|sqfts|square feet|square foot|square ft|वर्ग फुट|वर्ग फीट|स्क्वायर फीट',
  ],
  [{ is: 'areaUnit', unit: 'SQ_FT', isLength: true }, 'feet|ft|foot|fit|फीट|फुट'],
  [
    { is: 'areaUnit', unit: 'SQ_M' },
    'sqm|sq m|sqmt|sq mt|sq mtr|sqmtr|sqmtrs|sq mtrs|sq meter|sq meters|sq metre|sq metres|sqmeter|square meter|square meters|square metre|square metres|वर्ग मीटर|वर्गमीटर',
  ],
  [
    { is: 'areaUnit', unit: 'SQ_M', isLength: true, canBeDistance: true },
    'meter|meters|metre|metres|mtr|mtrs|मीटर',
  ],
  [{ is: 'distance', metres: 1 }, 'm'],
  [{ is: 'distance', metres: 1000 }, 'km|kms|kilometer|kilometers|kilometre|kilometres|किलोमीटर|किमी'],
  [
    { is: 'foreignUnit' },
    'bigha|bighas|bhigha|biswa|biswas|bissa|katha|kattha|kanal|marla|acre|acres|hectare|hectares|cent|बीघा|बिस्वा|एकड़',
  ],
  [{ is: 'duration', months: 1 }, 'month|months|mahine|mahino|महीने|महीनों'],
  [{ is: 'duration', months: 12 }, 'year|years|yr|yrs|saal|sal|salon|साल|वर्ष'],
  [{ is: 'minutes' }, 'min|mins|minute|minutes|minute walk|minutes walk|min walk|minutes drive|मिनट'],
  [{ is: 'basis', basis: 'CARPET' }, 'carpet|carpet area|rera carpet|कारपेट|कार्पेट|कारपेट एरिया'],
  [
    { is: 'basis', basis: 'SUPER_BUILT_UP' },
    'super|super area|super built up|super built up area|superbuiltup|super builtup|saleable|saleable area|सुपर|सुपर एरिया',
  ],
  [
    { is: 'basis', basis: 'BUILT_UP' },
    'built up|builtup|built up area|builtup area|covered area|covered|buildup|build up area',
  ],
  [{ is: 'basis', basis: 'PLOT' }, 'plot area|plot size|land area'],
  [
    { is: 'possession' },
    'possession|posession|possessions|possession date|handover|hand over|delivery|completion|completed|kabza|kabja|qabza|पज़ेशन|पजेशन|कब्ज़ा|कब्जा',
  ],
  [{ is: 'month', month: 1 }, 'jan|january|जनवरी'],
  [{ is: 'month', month: 2 }, 'feb|february|फरवरी'],
  [{ is: 'month', month: 3 }, 'mar|march|मार्च'],
  [{ is: 'month', month: 4 }, 'apr|april|अप्रैल'],
  [{ is: 'month', month: 5 }, 'may|मई'],
  [{ is: 'month', month: 6 }, 'jun|june|जून'],
  [{ is: 'month', month: 7 }, 'jul|july|जुलाई'],
  [{ is: 'month', month: 8 }, 'aug|august|अगस्त'],
  [{ is: 'month', month: 9 }, 'sep|sept|september|सितंबर|सितम्बर'],
  [{ is: 'month', month: 10 }, 'oct|october|अक्टूबर'],
  [{ is: 'month', month: 11 }, 'nov|november|नवंबर|नवम्बर'],
  [{ is: 'month', month: 12 }, 'dec|december|disamber|दिसंबर|दिसम्बर'],
  [{ is: 'quarter' }, 'q|quarter|qtr|तिमाही'],
  [{ is: 'yearAhead', years: 0 }, 'this year|is saal|isi saal|इस साल'],
  [{ is: 'yearAhead', years: 1 }, 'next year|agle saal|अगले साल'],

  [{ is: 'sector' }, 'sector|sec|sector no|sector number|sec no|सेक्टर नंबर|sector nmbr'],
  [{ is: 'to' }, 'to|se|se lekar|se le kar|से|से लेकर|through'],
  [{ is: 'or' }, 'or|ya|ya fir|ya phir|either|या'],
  [{ is: 'and' }, 'and|aur|evam|और|n|with|plus'],
  [{ is: 'not', side: before }, 'not|no|without|non|except|excluding|other than|bina|besides|बिना'],
  [
    { is: 'not', side: behind },
    'nahi|nahin|nhi|nai|nahi chahiye|nahin chahiye|nhi chahiye|ke bina|ke alawa|ke siwa|chhod ke|chod ke|mat dikhao|नहीं|नही|नहीं चाहिए|के बिना|के अलावा|को छोड़कर|छोड़कर',
  ],
  [{ is: 'per' }, 'per|psf|प्रति'],
  [
    { is: 'storey' },
    'ground floor|first floor|second floor|third floor|fourth floor|fifth floor|top floor|higher floor|high floor|higher floors|lower floor|low floor|middle floor|upper floor|basement|ग्राउंड फ्लोर|टॉप फ्लोर|पहली मंजिल|stilt|high rise|highrise|low rise',
  ],
  [{ is: 'old' }, 'old|purana saal'],
  [
    { is: 'unsupported' },
    'loan|home loan|bank loan|loan available|loanable|loan facility|no brokerage|zero brokerage|without brokerage|brokerage free|brokerage|brokerage nahi|no broker|without broker|zero broker|direct owner|owner direct|by owner|direct from owner|owner se|bina broker|bina dalal|no dalal|bina brokerage|बिना ब्रोकर|बिना दलाल|ब्रोकरेज|लोन',
  ],
  [
    { is: 'unsupported' },
    'bachelor|bachelors|family only|for family|family ke liye|girls only|boys only|pg|paying guest|flatmate|roommate|emi|age of property|delhi ncr|ncr|aqua line|blue line|magenta line',
  ],
  [
    { is: 'filler' },
    'a|an|the|in|all|all in|at|on|of|for|me|mein|main|mai|my|mera|mere|meri|ka|ke|ki|ko|se|pe|par|hai|hain|ho|h|hu|hoon|chahiye|chahie|chaiye|chahta|chahti|wala|wali|wale|vala|vali|vale|ghar|home|homes|property|properties|project|projects|space|spaces|i|we|is|are|it|its|be|want|wants|need|needs|needed|require|required|requirement|looking|look|searching|search|find|show|get|give|please|plz|pls|me|mujhe|mujhko|hame|humein|koi|kuch|any|some|having|have|has|which|that|there|available|options|option|size|price|rate|cost|range|worth|only|area|dikhao|dikhaye|dikhana|batao|bataiye|dhundo|hona|hone|jo|bhi|this|that|location|located|side|region|unit|units|type|away|distance|dur|door|just|inside|under ka|saath|sath|liye|abhi',
  ],
  [
    { is: 'filler' },
    'uttar pradesh|up|u p|india|उत्तर प्रदेश|भारत|में|मे|का|के|की|को|से|पे|पर|है|हैं|हो|चाहिए|चाहिये|वाला|वाली|वाले|घर|मुझे|हमें|कोई|कुछ|एक|दिखाओ|दिखाइए|बताओ|प्रॉपर्टी|प्रोजेक्ट|प्रॉपर्टीज|भी|मेरा|मेरे|होम|ढूंढ|रहा|दूर|क्षेत्र|इलाके|साथ|लिए|लिये|अभी',
  ],
];
