/** Builders of Noida whose names begin the names of their societies. */
export const builderNames = new Set(
  (
    'mahagun aims amrapali supertech gaur gaurs ats prateek ajnara jaypee jp panchsheel nirala eldeco gulshan lotus 3c sikka logix unitech omaxe dlf ' +
    'godrej tata ace arihant amrapalli antriksh assotech aditya apex apple ashiana bestech bhutani capital cleo county cosmos civitech ' +
    'dasnac designarch devika earth elite exotica express ekta eros fusion galaxy gardenia gaursons golden grand great hawelia home ' +
    'homes hyde ivory indosam irish jaypee jkg jm kbnows kendriya kv lajpat lord mahaluxmi marvel max medallion mi migsun morpheus ' +
    'nimbus paramount parsvnath paras patel purvanchal pan paarth paradise prestige rg rise rudra saviour saya sethi shri shubhkamna ' +
    'skytech spring stellar sunworld sunshine spectrum sushma star strategic steller tgb trident today tulip uniworld urbainia vaibhav ' +
    'valencia victory vihaan vvip wave windsor wtc zodiac samridhi sobha smart smartworld county ambience m3m experion signature emaar ' +
    'kalypso lotuspanache blossom hcbs bptp raheja ireo ansal vatika'
  ).split(' '),
);

/** Words that end the names of societies. */
export const societyWords = new Set(
  (
    'apartment apartments appartment towers heights greens green residency residences residence enclave estate estates valley villas vihar ' +
    'kunj court courtyard square plaza arcade mall tower homes park gardens garden city county palace castle crescent view views vista habitat ' +
    'meadows woods mywoods moderne mezzaria mirabella hamlet pristine tourmaline picturesque panache boulevard zing arena espacia blossom cape capetown ' +
    'ecociti ecovillage zodiac sapphire silicon eden castle grand royale platinum golfshire golfforeste klassic kosmos pebble nest orchard unnati aspire ' +
    'dream icon livingston monde avenue edifice laurel wisteria stylome fedora canary bo ikebana dynasty vilas terraces suites chambers hub ' +
    'complex appts apts aptt apptts society rwa cghs awho ' +
    'सोसायटी अपार्टमेंट'
  ).split(' '),
);

/** What brokers write that names no society. */
export const plainWords = new Set(
  (
    'available availability urgent urgently sale sell selling sold distress deal deals best good great nice beautiful spacious luxury luxurious premium ' +
    'prime location located posh ideal excellent awesome superb well very fully semi ultra modern newly new brand renovated maintained furnished ' +
    'unfurnished flat flats house home homes unit units property properties residential commercial investor investors end user users genuine buyer buyers ' +
    'client clients only serious owner owners direct broker brokers dealer dealers side by open sides sun facing view park club pool green road wide ' +
    'corner vastu lift power backup security gated modular kitchen wardrobe wardrobes ac acs fan fans geyser geysers chimney ro inverter lights ' +
    'woodwork wood work interior interiors done with without all modern amenities facility facilities family families bachelors bachelor vegetarian veg company ' +
    'lease registry registered ready move immediate possession vacant rented tenant tenanted occupied shift shifting near nearby close walking distance metro ' +
    'station school hospital market mall airport expressway highway main floor tower block wing phase no number size area super carpet built price rate ' +
    'demand asking final negotiable neg fixed slightly last call contact whatsapp more details detail info pics photos video videos on request share shared ' +
    'interested please kindly ping dm msg hi hello dear sir madam team friends group all members scheme authority yeida allotment lottery needed good food village gaon side morning evening offer offers special discount limited ' +
    'time hot super exclusive inventory stock listing listings options option requirement required wanted looking need for to in at of the a an and or is are ' +
    'resale fresh booking launch investment roi rental yield high low middle mid top lower higher upper ground east west north south per month pm rent lease ' +
    'include including included excluding extra charges deposit maintenance parking car cars covered open bath baths bathroom toilets balcony balconies ' +
    'let servant study pooja store room rooms lobby lounge drawing dining total floors first second third ' +
    'hai h ka ki ke me mein se par pe ye yeh wo woh bahut bohot accha acha achha badhiya sabse sasta turant jaldi chahiye bechna becha bikau kiraye makan ' +
    'malik wala wali wale apna hamara liye bhi aur ya sirf karo karein sampark turn key visit any anytime keys key'
  ).split(' '),
);
