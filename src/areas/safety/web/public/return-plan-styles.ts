// The styles of the card on the page of a huddle: what the server draws needs them with the page.
import '../plans/Plans.module.css';
import '../view/WaitingOnPlan.module.css';
