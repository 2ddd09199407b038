/** Words that carry no meaning of their own, greetings and fillers among them. */
export const englishParticles = list(`
  a about after all also am an and any are as at be been but by can could did do does doing each for from get gets
  give go had has have having he her here him his how i if in into is it its just like me more most my no not now of on
  one only or other our out over own please she should so some such than that the their them then there these they
  this those to too up us very was we were whether what when where which while who whom why will with would you your yes
  need want use using make makes tell know let really actually thing things something anything hi hello hey okay ok
  happen happens happening work works system someone anyone before im ive id youre youve dont doesnt cant isnt whats hows
  wheres theres thats velto may might must shall because since during through both either neither ever never always
  still already yet soon again even though although however therefore maybe perhaps please kindly pls plz pliz thanks
  thank thx morning afternoon evening night today tomorrow yesterday come coming going gonna wanna got getting gets
  having being done made say says said ask asking asked question quick hope well fine sir madam boss bro buda guys guy
  team dear there lot lots kind kinds sort way ways bit little big different same another every everything everyone
  nothing none else instead rather quite pretty maybe sure right exactly currently thinking think planning plan
  u ur r y n pls abt im am is was iz da de wat wot hw gud good nice best new per via etc regarding concerning
  much want wants needed needs used uses place places thing enough put stop since keep into onto today end ago last rest whole often top
  actual instead look looks seem seems okay ready`);

/** The same in Swahili and Sheng. */
export const swahiliParticles = list(`
  na ya wa kwa la za cha vya ni je hii hiyo hizo hizi huyo hivyo hilo yangu yako wangu wako yenu wenu yetu langu lako
  zangu zenu zetu changu chetu niko nina tuko tuna naweza ninaweza naeza unaweza tunaweza nahitaji ninahitaji
  mnaweza mnaeza inaweza inaeza zinaweza nataka ninataka natafuta ninatafuta ningependa tafuta kama au sasa habari sawa
  tafadhali asante wapi nini gani ama hapa hapo huko pale iko ziko kuna mna una uko niaje basi tu pia aje vipi inatoka
  inauzwa hadi mpaka mko nawezaje inakuaje inakuwaje nifanye nipe nipee naomba nitumie moja mbili tatu nne tano kumi
  yote zote wote kila hata lini nani wangapi hakuna bila mambo salamu jambo hujambo shikamoo poa sana kaka dada mkuu
  bosi buda manze bana msee mse wasee yaani lakini halafu kisha kabla baada ndio ndiyo hapana si sio ama kuhusu kwenye ndani katika
  nikiwa ikiwa kuja nakuja kwani eti hivi bado tayari leo kesho jana hii ile zile wale ule lile yule huyu
  mawili matatu manne matano wawili watatu wanne ina zina lina yangu pesa yenye bado haijafika
  itakuwa inakuwa ilikuwa kuwa ako nko niko kwenu kwetu kwangu kwako lazima`);

export const swahiliVerbs = list(`
  uza kuuza nunua kununua toa kutoa pata kupata fanya kufanya tumia kutumia jua kujua ona kuona ongeza kuongeza saidia kubali weza`);

/** Places; each means a town. */
export const places = list(`
  nairobi mombasa kisumu nakuru eldoret thika nyeri meru embu machakos kitui garissa isiolo nanyuki naivasha kericho
  kisii kakamega bungoma busia kitale malindi kilifi lamu voi kitengela rongai ruiru kiambu limuru westlands juja
  athi syokimau mlolongo ngong karen kikuyu karatina muranga kerugoya chuka maua nyahururu narok bomet homabay migori
  siaya mumias webuye lodwar marsabit wajir mandera moyale taveta wote makueni nyamira kapenguria maralal turkana
  mtwapa diani ukunda watamu likoni nyali bamburi githurai kasarani umoja embakasi donholm buruburu eastleigh gikomba
  nyamakima kamukunji luthuli lavington kilimani kileleshwa parklands ngara pangani roysambu zimmerman kahawa utawala
  ruai kayole dandora kawangware kangemi uthiru cbd upcountry kenya kenyan town county mjini mji
  kampala arusha dar kigali juba`);

/** Say nothing about whether we have the thing that is asked for: verbs of having and doing, and places. */
export const minorWords = list(`
  offer provide allow able possible available accept support supports handle include sell sells buy buying selling
  inquire enquire inquiry enquiry wonder wondering explain interested looking find many
  send life take takes taking run runs running start help helps manage money`)
  .concat(swahiliVerbs)
  .concat(places);

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}
