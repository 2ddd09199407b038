/**
 * What visitors ask, with the answers that are right: ids of written questions, `page` for a link to a page that may
 * help, `unknown` for an offer of a person, `person` for the form itself, `talk` for a greeting.
 */
const asked = `
// Prices of machines
how much is the pos terminal | pos-terminal-price
bei ya pos terminal ni ngapi | pos-terminal-price
POS terminal inauzwa pesa ngapi | pos-terminal-price
hi, what is the price of your touch screen machine? | pos-terminal-price hardware-prices
price of reciept printer | receipt-printer-price
reciept printr prise | receipt-printer-price
printer ya risiti ni how much | receipt-printer-price
mambo vipi bei ya scanner | barcode-scanner-price
sasa, scanner ni ngapi? | barcode-scanner-price
how much for a barcode reader | barcode-scanner-price
una mashine ya kadi | payment-terminal-price
PDQ machine price please | payment-terminal-price
swiping machine cost | payment-terminal-price
nataka mashine ya kuswipe kadi, ni pesa ngapi | payment-terminal-price
bei ya mashine | hardware-prices
price list | hardware-prices
bei ya POS ni ngapi | hardware-prices software-price
naomba bei zenu | hardware-prices
what are your prices | hardware-prices
etr machine bei | etr
mashine ya ETR | etr
do you sell ETRs | etr
// What is in the price
is the software included in the 20,000 | included-software
does the 20k terminal come with the POS system | included-software
bei ya mashine iko na software ndani | included-software
are there hidden charges | included-software
do prices include delivery | delivery included-software
do the prices include VAT | vat
bei ziko na VAT? | vat
is vat on top | vat
// Software price
how much is the software | software-price
bei ya system yote ya duka ni pesa ngapi | software-price counter-price
veltopos ni pesa ngapi | software-price
how much does VeltoERP cost | software-price
pricing plans | software-price
je kuna ada ya kila mwezi | monthly-fee
je ni lazima nilipe kila mwezi | monthly-fee
is it a subscription or one time payment | monthly-fee
how much per month | monthly-fee software-price
do i pay every year | monthly-fee
is it free | free
software ni ya bure? | free
is there a free trial | try-online
can i test the pos before buying | try-online
naweza jaribu system kwanza | try-online
how many users can use it | users
watu wangapi wanaweza tumia system | users
how many tills can i add | users
// Discounts, credit, quotation
discount for 5 tills | discounts
mnaweza punguza bei | discounts
whats your last price for the printer | discounts receipt-printer-price
mko na offer ya black friday | discounts
do you do Lipa Later | instalments
mnauza kwa awamu | instalments
unaweza kuniuzia printer na kulipa baadaye | instalments
naweza lipa pole pole | instalments
can I pay half now and the rest at month end | instalments
do you accept LPO | instalments
can i hire a pos machine for an event | instalments rental
can I get a quotation | quotation
naomba pro forma invoice | quotation
naeza pata quotation ya supermarket | quotation
send me a proforma for 3 printers | quotation
// Delivery
do you deliver to Garissa | delivery
mnaleta hadi Eldoret? | delivery
sh ngapi kuleta Kisumu | delivery
do you charge delivery | delivery
delivery ya Mombasa ni how much | delivery
how many days to get to Kitale | delivery
can you send it with a courier to Busia | delivery
how long does shipping take | delivery
je mnatuma mashine Malindi | delivery
do you deliver outside Kenya, to Uganda | delivery
// Where and when
do you have Kisumu branch | office
do you have several branches | office
mko na ofisi Nakuru? | office
is there an agent in Meru | office
where is your office exactly | contact
what building are you in | contact
ofisi yenu iko wapi | contact
uko wapi nataka kuja kuona mashine | visit contact
can i come to your shop and see the terminals | visit
can i collect the machine myself | visit
are you open on saturdays | support-hours
mnafunga saa ngapi | support-hours
do you work on public holidays | support-hours
phone number please | contact
nipe namba yenu ya simu | contact
email address | contact
whatsapp number yenu | whatsapp
are you on watsapp | whatsapp
// Ordering and paying
how do i order | order-hardware
nataka kununua POS terminal | order-hardware pos-terminal-price
nitaagiza aje mashine | order-hardware
hi do u accept visa | order-payment mpesa
how do I pay you | order-payment
what is your paybill number | order-payment
nitalipa aje | order-payment
do i pay before or after delivery | order-payment other-payment
can I pay cash on delivery | other-payment
mnakubali cash on delivery | other-payment
nilipe mzigo ukifika | other-payment
do you take airtel money | other-payment
can we pay by bank transfer | other-payment
can i pay in bitcoin | other-payment
can I order 50 scanners at once | order-quantity
tax invoice mtatoa? | tax-invoice
where do i put my kra pin | tax-invoice
will i get an etims receipt for the machine | tax-invoice etims
// Trouble
where is my order | track-order
oda yangu imefika wapi | track-order
I ordered last week and nothing has come | track-order
i lost the link to my order | track-order
mzigo wangu haujafika | track-order
VLT-7K3M9PX | track-order
i paid by mpesa but order not showing paid | paid-not-shown
nimelipa lakini sijapata risiti | paid-not-shown
nilituma pesa kwa paybill lakini oda bado pending | paid-not-shown
i was charged twice | paid-not-shown
the stk push did not come to my phone | paid-not-shown
the till is stuck help | trouble
my printer is not printing | trouble
mashine imeharibika nisaidie | trouble
scanner haiscan | trouble
POS imekwama wateja wako kwa queue | trouble
your machine is not working | trouble
i entered a wrong delivery address | change-order
nataka kubadilisha oda yangu | change-order
I want to cancel my order | returns
can I return a machine after one month | returns
naweza rudisha printer | returns
the terminal arrived damaged | returns trouble
nataka refund | returns
// Warranty
how long is the warranty | warranty-period
warranty ni miezi ngapi | warranty-period
mashine ikiharibika mtatengeneza? | warranty
do you have technicians | warranty
// Internet, power, devices
internet ikikatika POS itaendelea kufanya kazi? | offline
does it work without internet | offline
net ikienda nitauza aje | offline
what if safaricom is down | offline
stima ikipotea data itapotea? | power
what happens during a blackout | power
does the POS have a battery | power
can i use my own phone as pos | mobile-app
natumia tecno, POS itafanya kazi | mobile-app
is there an android app | mobile-app
does it work on a Samsung tablet | browsers mobile-app
can i use my laptop | browsers
will my epson printer work | browsers
can the boss see sales on phone | see-from-home
naweza ona mauzo nikiwa nyumbani | see-from-home
can i check todays sales when im in Dubai | see-from-home
// M-Pesa and cards at the counter
does it work with Buy Goods till | mpesa-till
can I get STK push | mpesa-till paid-not-shown
does it work with my paybill | mpesa-till
is M-Pesa integration included | mpesa mpesa-till
can customers pay by mpesa | mpesa
wateja wanaweza kulipa kwa mpesa | mpesa
airtel money at the till | airtel-counter
can i accept visa cards from customers | mpesa
which bank does the card machine use | merchant-account
// eTIMS and tax
is it etims compliant | etims
inafanya etims? | etims
does it send invoices to KRA | etims
does velto erp do etims | erp-etims
// Features and trades
do you have a wines and spirits pos | bars
nina bar kienyeji nataka kuzuia wizi wa staff | cashiers bars
pos ya supermarket | supermarkets
niko na duka ndogo, POS itanifaa? | small-business shops
system ya chemist | shops
I sell spare parts in Kirinyaga road | spare-parts
restaurant system with kitchen screen | restaurants
mko na system ya hoteli | restaurants
we hire out tents and chairs | rental
furniture showroom software | furniture
my staff are stealing from me | cashiers
wafanyakazi wananiibia | cashiers
can i manage 3 branches from one place | branches
nina maduka mawili Thika na Ruiru | branches shops
does it manage stock | pos-overview
loyalty points | loyalty
does it track expiry dates | expiry-dates
do you have a system for schools | other-trades
pos ya saluni | other-trades
can it weigh vegetables on a scale | scales-scanners
je ina kiswahili | languages
je ni salama | security
is my data safe | security
can it connect to QuickBooks | integrations
import products from excel | migration
will you train my staff | training
mtaniwekea system? | training
how long does installation take | set-up-time
payroll ya wafanyakazi | payroll
does payroll calculate PAYE and NSSF | payroll-deductions
what is ERP | erp-overview
software for a flower farm | erp-industries
accounting module | erp-modules erp-overview
do i need erp to use pos | pos-with-erp
cloud or on premise | deployment
what do i need to start a minimart | what-i-need shops supermarkets
do you sell cash drawers | other-goods
mnauza karatasi za risiti | other-goods
do you sell weighing scales | other-goods
do you have second hand machines | other-goods
specs of the pos terminal | pos-terminal-specs
how fast is the printer | receipt-printer-specs
// Velto
who are you | about
what do you sell | about other-goods
are you hiring | careers
natafuta kazi | careers
are you a robot | about-chat
is there a contract | contract
how do i get a demo | demo
nataka demo kesho | demo
// People, greetings
kuna mtu hapo | person
nataka kuongea na mtu | person
can I talk to a human | person
call me back | person
habari yako | talk
hello | talk
asante sana | talk
good morning | talk
// Nonsense, off topic, and what this site does not say
asdf qwer zxcv | unknown talk
who won the match yesterday | unknown
what is the weather in Kisumu | unknown
how do i cook pilau | unknown
write me a poem about love | unknown
do you sell maize seeds | unknown
best phone under 20k | unknown
can you fix my car | unknown
does it support fingerprint login | unknown page
can it track my lorries by GPS | unknown page
are you ISO certified | unknown page
can i become a reseller | unknown page
who is the president of Kenya | unknown
does the printer have wifi | unknown page receipt-printer-specs
can the printer print in colour | unknown page receipt-printer-specs
do you have customers in Kisumu | unknown page
// More of all
hello, how much are your card readers | payment-terminal-price
niko interested na POS, bei? | hardware-prices software-price
what does one complete set cost | what-i-need hardware-prices counter-price
how much to set up a supermarket with 3 tills | what-i-need software-price quotation order-quantity hardware-prices shops counter-price supermarkets
je software inalipiwa kando | included-software software-price
do i have to buy the terminal from you | browsers page unknown what-i-need
can i use veltopos without buying your hardware | browsers page unknown
does veltopos work on windows 7 | browsers
naweza tumia simu yangu kuuza | mobile-app
iphone app iko? | mobile-app
mtandao ukipotea oda zangu zitapotea? | offline
can my accountant see the books | page unknown security see-from-home erp-modules
how do customers get receipts on email | invoices
naweza print invoice ya mteja | invoices
do you have happy hour pricing | bars
can waiters split bills between friends | restaurants mpesa bars
split bill | mpesa restaurants bars
car hire system kenya | rental
I have a hardware store in Rongai, can this help | shops
pos for butchery | shops
hospital management system | other-trades
duka la dawa | shops
can it print barcode labels | page unknown other-goods bars scales-scanners
cash drawer mko nayo | other-goods
do you sell UPS | other-goods power
tablets for waiters, do you sell | other-goods
bei ya tablet | other-goods
are your machines new or refurbished | other-goods
what brand is the printer | page unknown receipt-printer-specs
does the payment terminal print receipts | page unknown payment-terminal-specs invoices
how heavy is the terminal | page unknown pos-terminal-specs
does the terminal have 16gb ram | page unknown pos-terminal-specs
printer battery | page unknown receipt-printer-specs
scanner range | barcode-scanner-specs
58mm paper can it use | receipt-printer-specs
chaji ya mashine ya kadi inakaa muda gani | payment-terminal-specs page unknown power
mnaeza nipigia simu | person
nipigie 0712345678 | person
i need help | person talk unknown contact support-hours trouble
help | person talk unknown contact support-hours trouble
complaint | person unknown contact trouble
I want to complain about my order | track-order person change-order unknown trouble
order number VLT-AB12CD3 status | track-order
my delivery is late | track-order
haujanitumia oda | track-order
how do i know you received my money | paid-not-shown order-payment
mpesa message imekuja lakini order haionyeshi | paid-not-shown
sijapata stk | paid-not-shown mpesa-till
nimekosea address | change-order
add one more scanner to my order | change-order order-hardware
cancel | returns
printer iliharibika siku ya pili | trouble warranty returns
screen yangu imepasuka | trouble warranty unknown
does warranty cover water damage | warranty warranty-period page unknown
who repairs the machines in Mombasa | warranty office page unknown delivery
can your technician come to Nakuru | warranty training office page unknown
invoice ya kampuni with KRA pin | tax-invoice quotation invoices
withholding vat | page unknown vat
paypal mnakubali? | order-payment
naweza lipa na mastercard | order-payment mpesa
can I pay in dollars | order-payment page unknown other-payment
is mpesa payment safe on your site | order-payment security mpesa page unknown
pochi la biashara works? | mpesa-till
does it confirm mpesa payments automatically | mpesa-till
what commission do you charge on mpesa | mpesa-till merchant-account
which county are you based | contact
mko Kisumu? | office
mko wapi exactly | contact
mna tawi Mombasa | office
agent wenu Eldoret | office
what time do you close today | support-hours
attachment for students | careers
is velto a kenyan company | about
do you have references or clients | page unknown
how many shops use velto | page unknown
what is 2 plus 2 | unknown talk
tell me a joke | unknown
nakupenda | unknown talk
i love you | unknown talk
can you do my homework | unknown
bitcoin price today | unknown page other-payment
loan ya haraka | instalments unknown
betting software | unknown page
do you build websites | unknown page
can you make a mobile app for me | unknown page mobile-app
sell me a car | unknown
jobs in Dubai | careers unknown
maize price | unknown page
ok | talk
sawa poa | talk
niaje msee | talk person
vipi | talk
can i speak to a manager | person
talk to sales team about erp for 200 people | person
data yangu inakaa wapi | deployment security data-protection
who owns my data if i leave | data-ownership data-protection security page unknown contract
do you delete my data | data-protection
forgot my password | unknown trouble cashiers page
cashier PIN reset | cashiers unknown trouble page
how do i add a product | page unknown users training
how to cash up at the end of the day | page unknown
does it show profit per item | see-from-home page unknown
reorder alerts when stock is low | pos-overview bars page unknown
stock inaisha itaniambia? | pos-overview bars page unknown
transfer stock from Thika to Nairobi branch | branches
erp kwa kiwanda cha chai | erp-industries
SHIF na NSSF kwa payroll | payroll-deductions
can you integrate with our school system | integrations other-trades
api docs | integrations
jumia orders integration | integrations
move from Odoo | migration integrations
train 20 cashiers in Kisumu | training
mafunzo ni ngapi | training
installation ni bei gani | training included-software
how long to go live | set-up-time
is the demo free | demo free
demo online au physical | demo
can you come to our office for a demo | demo visit
does the trial need a card | try-online
how long is the trial | try-online
minimum contract period | contract
cancel the subscription any time? | contract monthly-fee
hidden fees? | included-software
total cost for restaurant with 2 tills and 1 printer | what-i-need quotation software-price restaurants hardware-prices page unknown counter-price
// Whole counters, trades, M-Pesa, eTIMS, sending back
how much will i spend in total to start a small shop with your system | counter-price
total cost of complete pos system with printer and scanner | counter-price
nahitaji kila kitu ya duka itanicost how much | counter-price
price ya system ya spare parts | software-price spare-parts counter-price
do you have pos for hardware shop selling cement and nails | shops
i sell motor spares in kirinyaga road, which pos do i use | spare-parts
pos ya minimart iko? | supermarkets
supermarket with 4 tills what do i need | supermarkets what-i-need counter-price
nina chemist can i use your system | shops
salon and barbershop pos | other-trades
mko na system ya garage | spare-parts
car wash business can use? | other-trades
how do i connect my till number to the pos | mpesa-till
mpesa paybill confirmation inaonekana kwa pos automatically? | mpesa-till
what happens when mpesa is down | mpesa-offline
nitapata pesa yangu kwa mpesa direct ama kwenu | mpesa-till
customer amelipa mpesa lakini msg haijaingia kwa mashine | mpesa-offline
is velto approved by kra | etims
je mnatoa etims receipt | etims tax-invoice
i have been told by KRA to get etims, can you help | etims
etims on pos without internet | etims
delivery to mombasa how long | delivery
mnatuma mzigo eldoret na G4S | delivery
who pays for transport | delivery
machine came broken what do i do | returns trouble
warranty ni miaka mingapi | warranty-period
can i change my mind after buying | returns
narudishaje mashine niliyonunua | returns
refund inachukua muda gani | refund-time
do you train my staff | training
how many day to instal the pos | set-up-time
unaweza kuniwekea system kwa shop yangu | training
can i buy only the printer | one-machine
is software included when i buy the pos terminal | included-software
ni lazima ninunue mashine yenu ama naweza tumia computer yangu | browsers
print quotation ya kupeleka kwa boss | quotation
i need an invoice for 3 terminals and 3 printers | quotation tax-invoice
hw mch iz scaner | barcode-scanner-price
can your pos send sms to customers | unknown page
does the system calculate paye nssf sha | payroll-deductions
`;

export const chatQuestions: [question: string, ...right: string[]][] = asked
  .split("\n")
  .filter((line) => line && !line.startsWith("//"))
  .map((line) => {
    const [question = "", right = ""] = line.split(" | ");
    return [question, ...right.split(" ")];
  });
